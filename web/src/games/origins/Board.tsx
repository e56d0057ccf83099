/** The table of Origins: harbours, shelves, temples, cards, the military road, and a city. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../core/language";
import { moving } from "../../core/settings";
import type { Json } from "../../core/types";
import { markPath, seatColour } from "../../core/widgets";
import { Picture } from "../draw";
import { flag } from "../kit";
import type { BoardProps } from "./props";
import type { OriginsView, Player } from "./wire";
import { City, Towers } from "./City";
import { CITY, DESK, PAGE, pageOf, PAGES, WHOLE, type Box } from "./layout";
import { Places } from "./Places";
import { Pools } from "./Pools";
import { DistrictCards } from "./Cards";
import { Mat, MAT } from "./Mat";
import { Road } from "./Road";
import { Temples } from "./Temples";

const focus = signal<number | null>(null); // the city that is looked at, if not my own
const page = signal<string>("sites");
const LANDED = 550; // milliseconds: what was laid has come to rest before another page is turned up

export function Board(props: BoardProps) {
  return props.tall ? <Tall {...props} /> : <Wide {...props} />;
}

function Wide(props: BoardProps) {
  const [w, h] = DESK;
  return (
    <svg
      class="board origins"
      viewBox={`0 0 ${w} ${h}`}
      role="group"
      aria-label={props.words.say("title")}
    >
      <rect width={w} height={h} rx="20" fill="#efe5cf" />
      <Places {...props} />
      <rect data-place="shelf" x="6" y="146" width="820" height="80" fill="none" />
      <g data-place="pool">
        <Pools {...props} />
      </g>
      <g data-place="temples">
        <Temples {...props} />
      </g>
      <g data-place="cards">
        <DistrictCards {...props} />
      </g>
      <g data-place="road">
        <Road {...props} />
      </g>
      <g data-place="city">
        <CityPanel {...props} box={CITY} mat />
      </g>
    </svg>
  );
}

/** What lies on each page, by the names under which it is found. */
const HOLDS: Record<string, string> = {
  sites: "site-1 site-2 site-3 site-4 site-5",
  shelves: "pool towers",
  temples: "temples",
  cards: "cards road",
  city: "city",
};

/** On a phone one part at a time, large; the page with what is asked comes by itself. */
function Tall(props: BoardProps) {
  const { picking, words } = props;
  const asked = pageOf(picking.choices.find((c) => pageOf(c.record.do))?.record.do ?? "");
  useEffect(() => {
    if (!asked || asked === page.peek()) return;
    const timer = setTimeout(() => (page.value = asked), moving() ? LANDED : 0);
    return () => clearTimeout(timer);
  }, [asked, picking.decision]);
  const busy = new Set(picking.choices.map((c) => pageOf(c.record.do)));
  const [w, h] = PAGE;
  return (
    <div class="origins-tall">
      <div class="pages" role="tablist" aria-label={t("board")}>
        {PAGES.map((p) => (
          <button
            class="page-tab"
            role="tab"
            aria-selected={page.value === p}
            data-holds={HOLDS[p]}
            onClick={() => (page.value = p)}
          >
            {t(`origins-${p}`)}
            {busy.has(p) && <i class="busy" />}
          </button>
        ))}
      </div>
      <svg
        class="board origins"
        viewBox={`0 0 ${w} ${h}`}
        role="group"
        aria-label={words.say("title")}
        data-place="shelf"
      >
        {page.value === "sites" && <Places {...props} />}
        {page.value === "shelves" && (
          <g data-place="pool">
            <Pools {...props} />
          </g>
        )}
        {page.value === "temples" && (
          <g data-place="temples">
            <Temples {...props} />
          </g>
        )}
        {page.value === "cards" && (
          <g data-place="cards">
            <DistrictCards {...props} />
          </g>
        )}
        {page.value === "cards" && (
          <g data-place="road">
            <Road {...props} />
          </g>
        )}
        {page.value === "city" && (
          <g data-place="city">
            <CityPanel {...props} box={WHOLE} />
          </g>
        )}
        {page.value === "mat" && <MatPanel {...props} box={WHOLE} />}
      </svg>
    </div>
  );
}

/** Whose city and mat are looked at, and whose they would be. */
function looked({ view, me }: BoardProps): { seat: number; own: number; player: Player } {
  const own = me ?? Math.max(0, view.to_move);
  const seat = Math.min(focus.value ?? own, view.seats - 1);
  return { seat, own, player: view.players[seat] };
}

/** A city and, where it has room, the mat under it. */
function CityPanel(props: BoardProps & { box: Box; mat?: boolean }) {
  const { view, facts, words, picking, box, mat } = props;
  const { seat, own, player } = looked(props);
  const step = (box.w - 24) / 5;
  const below = mat ? MAT[1] + 8 : 0;
  return (
    <Panel {...props} seat={seat}>
      <g transform="translate(10 58)">
        <City
          player={player}
          words={words}
          picking={picking}
          w={box.w - 20}
          h={box.h - 138 - below}
          mine={seat === own}
          laying={layingOf(view, facts)}
        />
      </g>
      <g transform={`translate(12 ${box.h - 28 - below})`}>
        <Towers player={player} step={step} />
      </g>
      {mat && (
        <g transform={`translate(${(box.w - MAT[0]) / 2} ${box.h - MAT[1] - 10})`}>
          <Mat player={player} facts={facts} words={words} picking={picking} mine={seat === own} />
        </g>
      )}
    </Panel>
  );
}

/** The mat alone, large: a page of its own on a phone. */
function MatPanel(props: BoardProps & { box: Box }) {
  const { facts, words, picking, box } = props;
  const { seat, own, player } = looked(props);
  const s = (box.w - 20) / MAT[0];
  return (
    <Panel {...props} seat={seat}>
      <g transform={`translate(10 66) scale(${s})`}>
        <Mat player={player} facts={facts} words={words} picking={picking} mine={seat === own} />
      </g>
      <g transform={`translate(12 ${box.h - 30})`}>
        <Towers player={player} step={(box.w - 24) / 5} />
      </g>
    </Panel>
  );
}

type PanelProps = BoardProps & { box: Box; seat: number; children: ComponentChildren };

function Panel(props: PanelProps) {
  const { box, children } = props;
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <rect width={box.w} height={box.h} rx="16" fill="#d9caa2" />
      <rect x="3" y="3" width={box.w - 6} height={box.h - 6} rx="14" fill="#e6d9b6" />
      <Tabs {...props} />
      {children}
    </g>
  );
}

/** The tile that is being laid, with its colour. */
function layingOf(view: OriginsView, facts: Json) {
  const type = view.decision === "place_tile" ? (view.asked.type as string | undefined) : undefined;
  if (!type) return undefined;
  const found = (facts.buildings.items as Json[]).find((b) => b.id === type);
  return { type: view.asked.mode === "farm" ? "farm" : type, colour: found?.colour ?? null };
}

function Tabs({ view, seat, words, box }: BoardProps & { seat: number; box: Box }) {
  const w = Math.min(84, (box.w - 24) / view.seats);
  return (
    <>
      {view.players.map((p, k) => (
        <g
          transform={`translate(${12 + k * w} 8)`}
          role="button"
          tabindex={0}
          aria-label={words.player(p.seat)}
          aria-pressed={p.seat === seat}
          class="tab"
          onClick={() => (focus.value = p.seat)}
          onKeyDown={(e) => e.key === "Enter" && (focus.value = p.seat)}
        >
          <rect
            width={w - 6}
            height="46"
            rx="10"
            fill={p.seat === seat ? "#fffaf1" : "none"}
            stroke={seatColour(p.seat)}
            stroke-width={p.seat === seat ? 2.5 : 1.2}
          />
          <path
            d={markPath(p.seat)}
            transform={`translate(${(w - 6) / 2 - 9} 13) scale(.75)`}
            fill={seatColour(p.seat)}
            stroke="#2b2620"
            opacity={p.passed ? 0.4 : 1}
          />
          {p.seat === view.first && <Picture shapes={flag(0, 0, 16)} tint="#efc244" x={6} y={24} />}
          {p.passed && (
            <text x={(w - 6) / 2} y="42" text-anchor="middle" font-size="12">
              {words.say("board-passed")}
            </text>
          )}
        </g>
      ))}
    </>
  );
}
