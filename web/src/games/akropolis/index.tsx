/** Akropolis on the screen: the site, the city being built, all cities small. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../core/language";
import type { Json, Told } from "../../core/types";
import { Icon, Mark, seatColour } from "../../core/widgets";
import { Zoom } from "../../table/Zoom";
import type { BoardProps, Title } from "./props";
import type { AkropolisView } from "./wire";
import { Area, Brief, lit, Strip } from "./Area";
import { changes } from "./changes";
import { City, type Last, type Laying } from "./City";
import { HandTile, Left, Site } from "./Tiles";
import { shownHexes } from "./rival";
import "./akropolis.css";
import "./around.css";

const rotation = signal(0);

const focus = signal<number | null>(null); // the city that is shown large, if not mine

function Board(props: BoardProps) {
  const { view, picking, facts, words, me, tall } = props;
  const laying = view.decision === "place_tile" && picking.choices.length > 0 ? view.hand : null;
  const own = me ?? Math.max(0, view.to_move);
  const seat = laying ? view.to_move : (focus.value ?? own);
  const turn = (back = false) => turned(view, picking, back);
  useEffect(() => {
    if (!laying) return;
    const press = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || (e.target as HTMLElement).matches("input, select"))
        return;
      if (e.key === "r" || e.key === "ArrowRight") turn();
      else if (e.key === "ArrowLeft") turn(true);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const work: Laying | undefined = laying
    ? { picking, open: view.open, tile: laying.tile, rotation: rotation.value, turn }
    : undefined;
  const hand = laying && (
    <HandTile
      rotation={rotation.value}
      tile={laying.tile}
      facts={facts}
      words={words}
      turn={turn}
    />
  );
  return (
    <div class="akropolis">
      <Site {...props}>{hand}</Site>
      <div
        class="akropolis-main"
        data-place="city"
        onWheelCapture={(e) => {
          if (!laying || e.ctrlKey) return;
          e.preventDefault();
          e.stopPropagation();
          turn(e.deltaY < 0);
        }}
      >
        <Zoom buttons={tall}>
          <City
            hexes={shownHexes(view.players[seat], facts)}
            facts={facts}
            laying={work}
            label={words.player(seat)}
            last={pointed(props, seat) ?? lastOf(view, seat)}
            gain={gainOf(view, props.preview, seat)}
            words={words}
            room={2.7}
            score={view.players[seat].automa ? null : view.players[seat].score}
            lit={lit.value}
          />
        </Zoom>
        <b class="city-name">
          <Mark seat={seat} /> {words.player(seat)}
        </b>
        {laying && <Legend turn={turn} />}
      </div>
      <Minis {...props} seat={seat} />
    </div>
  );
}

/** What the dots of the open spots mean, below them; on a phone the tile is turned here, by the thumb. */
function Legend({ turn }: { turn: (back?: boolean) => void }) {
  return (
    <div class="spot-legend small">
      <SpotKinds />
      <button class="button tall-only" onClick={() => turn()}>
        <Icon name="rotate" />
        {t("akropolis-turn")}
      </button>
    </div>
  );
}

function SpotKinds() {
  return (
    <ul>
      <li class="spot">
        <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
          <circle r="5" class="fits" />
        </svg>
        {t("akropolis-fits")}
      </li>
      <li class="spot">
        <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
          <circle r="4" />
        </svg>
        {t("akropolis-fits-turned")}
      </li>
    </ul>
  );
}

/** The tile that the newest steps, or a line of the log that is pointed at, laid in this city. */
function pointed({ view, last }: BoardProps, seat: number): Last | undefined {
  const laid = last.flatMap((s) => s.events).findLast((e) => e.tell === "laid" && e.seat === seat);
  const placements = view.players[seat].placements;
  const found = laid && placements.find((p) => p.tile === laid.tile);
  return found ? placedAs(found, seat) : undefined;
}

function lastOf(view: AkropolisView, seat: number): Last | undefined {
  const placed = view.players[seat].placements.at(-1);
  return placed ? placedAs(placed, seat) : undefined;
}

function placedAs({ tile, q, r, rotation, level }: Omit<Last, "seat">, seat: number): Last {
  return { tile, q, r, rotation, level, seat };
}

/** What the shown placement would add to the score, if scores are shown. */
function gainOf(view: AkropolisView, preview: Json | null, seat: number): number | null {
  const [now, then] = [view.players[seat].score, preview?.players[seat].score];
  return now && then ? then.total - now.total : null;
}

/** Turn the tile: the ghost if it lies somewhere, always to a rotation that the server listed. */
function turned(view: AkropolisView, picking: BoardProps["picking"], back: boolean): void {
  const step = back ? 5 : 1;
  const record = picking.shown;
  rotation.value = (rotation.value + step) % 6;
  if (record?.do !== "place_tile") return;
  const fits = view.open.filter(([q, r]) => q === record.q && r === record.r).map((s) => s[2]);
  let next = (record.rotation + step) % 6;
  while (!fits.includes(next)) next = (next + step) % 6;
  rotation.value = next;
  picking.propose({ q: record.q, r: record.r, rotation: next });
}

function Minis({ view, words, facts, seat, tall }: BoardProps & { seat: number }) {
  if (tall) return null;
  return (
    <ul class={`minis ${view.players.length > 2 ? "many" : ""}`}>
      {view.players.map((p) => (
        <li>
          <button
            class={`mini ${p.seat === seat ? "here" : ""}`}
            data-place={`city-${p.seat}`}
            style={{ "--seat": seatColour(p.seat) }}
            onClick={() => (focus.value = p.seat)}
            aria-label={words.player(p.seat)}
          >
            <City
              hexes={shownHexes(p, facts)}
              facts={facts}
              label={words.player(p.seat)}
              numbers={false}
              last={p.seat === seat ? undefined : lastOf(view, p.seat)}
            />
            <Mark seat={p.seat} />
          </button>
        </li>
      ))}
      <li>
        <Left view={view} facts={facts} words={words} />
      </li>
    </ul>
  );
}

/** A tile is taken from the site and laid in a city, whose picture shows where. */
function lights({ tell, seat }: Told): string[] {
  if (tell === "took" || tell === "rival_took") return ["site"];
  return tell === "laid" ? [`city-${seat} seat-${seat}`] : [];
}

export const title: Title = {
  Board,
  Area,
  Strip,
  Brief,
  points: () => null, // nothing is scored before the end
  ends: (view, seat) => view.players[seat].score?.total ?? null,
  rivals: (view) => view.players.filter((p) => p.automa).map((p) => p.seat),
  status: (view, words) =>
    words.say("board-round", {
      round: view.round,
      rounds: view.rounds,
      stacks: view.stacks_left,
    }),
  warnings: (view) => (view.round === view.rounds ? [t("last-round")] : []),
  begins: ["choose_tile"],
  changes,
  lights,
  pays: (record, { view }) =>
    record.do === "choose_tile"
      ? { stone: view.site.find((o) => o.slot === record.slot)?.price ?? 0 }
      : { stone: 0 },
  drawn: () => true,
  ownView: "always",
};
