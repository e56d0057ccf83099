/** Akropolis on the screen: the site, the city being built, all cities small. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tip } from "../../core/tooltip";
import type { Json } from "../../core/types";
import type { Words } from "../../core/words";
import { Icon, Mark, seatColour } from "../../core/widgets";
import { Zoom } from "../../table/BoardBox";
import type { AreaProps, BoardProps, Title } from "../title";
import { City, type Last, type Laying } from "./City";
import { Face, Hex, TINT } from "./Hex";
import { cellsUnder, centre, faces } from "./hexes";
import "./akropolis.css";

const rotation = signal(0);
const focus = signal<number | null>(null); // the city that is shown large, if not mine

function Board(props: BoardProps) {
  const { view, picking, facts, words, me } = props;
  const laying = view.decision === "place_tile" && view.hand && picking.choices.length > 0;
  const own = me ?? Math.max(0, view.to_move);
  const seat = laying ? view.to_move : (focus.value ?? own);
  const turn = (back = false) => turned(view, picking, back);
  useEffect(() => {
    if (!laying) return;
    const press = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || (e.target as HTMLElement).matches("input, select")) return;
      if (e.key === "r" || e.key === "ArrowRight") turn();
      else if (e.key === "ArrowLeft") turn(true);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const work: Laying | undefined = laying ? { picking, open: view.open, tile: view.hand.tile, rotation: rotation.value, turn } : undefined;
  return (
    <div class="akropolis">
      <Site {...props} />
      <div class="akropolis-main" onWheelCapture={(e) => {
        if (!laying || e.ctrlKey) return;
        e.preventDefault();
        e.stopPropagation();
        turn(e.deltaY < 0);
      }}>
        <Zoom><City hexes={view.players[seat].hexes} facts={facts} laying={work} label={words.player(seat)} last={lastOf(view, seat)} /></Zoom>
        <b class="city-name"><Mark seat={seat} /> {words.player(seat)}</b>
        {laying && <HandTile tile={view.hand.tile} facts={facts} words={words} turn={turn} />}
      </div>
      <Minis {...props} seat={seat} />
    </div>
  );
}

function lastOf(view: Json, seat: number): Last | undefined {
  const placed = (view.players[seat].placements as Json[]).at(-1);
  return placed ? { q: placed.q, r: placed.r, rotation: placed.rotation, level: placed.level, seat } : undefined;
}

/** Turn the tile: the ghost if it lies somewhere, always to a rotation that the server listed. */
function turned(view: Json, picking: BoardProps["picking"], back: boolean): void {
  const step = back ? 5 : 1;
  const record = picking.shown;
  rotation.value = (rotation.value + step) % 6;
  if (record?.do !== "place_tile") return;
  const fits = (view.open as number[][]).filter(([q, r]) => q === record.q && r === record.r).map((s) => s[2]);
  let next = (record.rotation + step) % 6;
  while (!fits.includes(next)) next = (next + step) % 6;
  rotation.value = next;
  picking.propose({ q: record.q, r: record.r, rotation: next });
}

/** A tile alone, turned, with its middle at 0, 0. */
function Tile({ tile, facts, turn = 0 }: { tile: string; facts: Json; turn?: number }) {
  const cells = cellsUnder(0, 0, turn);
  const points = cells.map((c) => centre(c.q, c.r));
  const mx = points.reduce((n, p) => n + p[0], 0) / 3;
  const my = points.reduce((n, p) => n + p[1], 0) / 3;
  const sides = faces(facts, tile);
  const order = [0, 1, 2].sort((a, b) => points[a][1] - points[b][1]);
  return <>{order.map((k) => <Hex x={points[k][0] - mx} y={points[k][1] - my} level={0.6} kind={sides[k]?.kind ?? "quarry"} stars={sides[k]?.stars ?? 0} numbers={false} />)}</>;
}

function Site({ view, facts, words, picking }: BoardProps) {
  return (
    <ul class="site" aria-label={words.say("word-site")}>
      {(view.site as Json[]).map((offer) => {
        const click = { slot: offer.slot };
        const can = picking.can(click);
        const hints = tip(() => ({
          title: words.name("tile", offer.tile), text: words.tip("tile", offer.tile),
          why: () => (can || picking.decision !== "choose_tile" ? null : picking.why({ do: "choose_tile", slot: offer.slot })),
        }));
        return (
          <li>
            <button class={`offer ${can ? "can" : ""} ${picking.picked(click) ? "picked" : ""}`} aria-disabled={!can} onClick={() => can && picking.pick(click)}
              aria-label={`${words.name("tile", offer.tile)}: ${offer.price}`} data-pick={can ? `slot${offer.slot}` : undefined} {...(hints as object)}>
              <svg class="board" viewBox="-62 -62 124 124" width="84" height="84" aria-hidden="true"><Tile tile={offer.tile} facts={facts} /></svg>
              <span class="price"><Stone />{offer.price}</span>
            </button>
          </li>
        );
      })}
      <li class="stacks small soft" title={words.say("word-stack")}>{view.stacks_left}× <svg viewBox="-34 -34 68 68" width="26" height="26" aria-hidden="true"><polygon points="-30,0 -15,-26 15,-26 30,0 15,26 -15,26" fill="#b7a988" stroke="#5b4f3c" stroke-width="3" /></svg></li>
    </ul>
  );
}

function Stone() {
  return <svg viewBox="-10 -10 20 20" width="16" height="16" aria-hidden="true"><path d="M-8 3l-1-6 6-5 8 1 4 6-3 6H-4z" fill="#fff" stroke="#5b4f3c" stroke-width="1.5" /></svg>;
}

function HandTile({ tile, facts, words, turn }: { tile: string; facts: Json; words: Words; turn: (back?: boolean) => void }) {
  return (
    <button class="hand-tile" onClick={() => turn()} aria-label={words.name("tile", tile)} title={words.name("tile", tile)}>
      <svg class="board" viewBox="-66 -66 132 132" width="96" height="96" aria-hidden="true"><Tile tile={tile} facts={facts} turn={rotation.value} /></svg>
      <Icon name="rotate" />
    </button>
  );
}

function Minis({ view, words, facts, seat }: BoardProps & { seat: number }) {
  return (
    <ul class="minis">
      {(view.players as Json[]).map((p) => (
        <li>
          <button class={`mini ${p.seat === seat ? "here" : ""}`} style={{ "--seat": seatColour(p.seat) }} onClick={() => (focus.value = p.seat)} aria-label={words.player(p.seat)}>
            <City hexes={p.hexes} facts={facts} label={words.player(p.seat)} numbers={false} />
            <Mark seat={p.seat} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const LINES: Record<string, string> = { house: "houses", market: "markets", barracks: "barracks", temple: "temples", garden: "gardens" };

/** Value times stars of each kind, and the stones. */
function Strip({ view, seat, words }: AreaProps) {
  const p = view.players[seat];
  const kinds = p.score ? Object.entries(p.score.districts as Record<string, Json>) : [];
  return (
    <div class="area">
      <span class="area-group"><Mark seat={seat} /><b>{words.player(seat)}</b></span>
      <span class="stat" role="img" aria-label={`${words.say("line-stones")}: ${p.stones}`} {...(tip(() => ({ title: words.say("word-stone"), text: words.tip("word", "stone") })) as object)}><Stone />{p.stones}</span>
      {kinds.map(([kind, d]) => (
        <span class="stat district" role="img" style={{ "--tint": TINT[kind] }} aria-label={`${words.say(`line-${LINES[kind]}`)}: ${d.points}`}
          {...(tip(() => ({ title: words.say(`line-${LINES[kind]}`), text: words.tip("line", LINES[kind]) })) as object)}>
          <svg viewBox="-12 -12 24 24" width="26" height="26" aria-hidden="true"><circle r="12" fill={TINT[kind]} /><Face x={0} y={0} kind={kind} stars={0} s={0.8} /></svg>
          {d.value}×{d.stars}★ = {d.points}
        </span>
      ))}
      {p.score && <b class="area-total">{p.score.total}</b>}
    </div>
  );
}

function Area(props: AreaProps) {
  return (
    <>
      <div class="city-large"><Zoom><City hexes={props.view.players[props.seat].hexes} facts={props.facts} label={props.words.player(props.seat)} /></Zoom></div>
      <Strip {...props} />
    </>
  );
}

function Brief({ view, seat }: AreaProps) {
  const p = view.players[seat];
  const kinds = p.score ? Object.entries(p.score.districts as Record<string, Json>) : [];
  return (
    <>
      <span><Stone />{p.stones}</span>
      {kinds.map(([kind, d]) => <span><svg viewBox="-12 -12 24 24" width="18" height="18" aria-hidden="true"><circle r="12" fill={TINT[kind]} /><Face x={0} y={0} kind={kind} stars={0} s={0.8} /></svg>{d.points}</span>)}
    </>
  );
}

export const title: Title = {
  Board,
  Area,
  Strip,
  Brief,
  points: (view, seat) => view.players[seat].score?.total ?? null,
  status: (view, words) => `${words.say("word-round")} ${view.round} / ${view.rounds}`,
  ownView: true,
};
