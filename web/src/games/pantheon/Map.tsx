/** The parchment sea: land and water, nations, columns, booty, feet; targets with their cost. */
import { hexPoints } from "../../core/hex";
import { sure } from "../../core/sure";
import type { Json } from "../../core/types";
import type { Words } from "../../core/words";
import { seatColour } from "../../core/widgets";
import { travels } from "../../table/travel";
import { Pick } from "../pick";
import type { BoardProps } from "./props";
import { at, Column, ColumnBase, Foot, Start, Temple } from "./pieces";
import { Token } from "./tokens";
import { Numeral } from "../draw";

const DOS = ["place_piece", "buy_place", "place_bonus_column"];
type Props = BoardProps & { size: number };

/** The size of the whole map for hexes of this size, and the middle of its first hex. */
export function mapBox(facts: Json, size: number): { w: number; h: number; x: number; y: number } {
  const points = (facts.map.hexes as Json[]).map((h) => at(h.q, h.r, size));
  const wide = Math.max(...points.map((p) => p[0])) - Math.min(...points.map((p) => p[0]));
  const high = Math.max(...points.map((p) => p[1]));
  const x = size * 0.9 - Math.min(...points.map((p) => p[0]));
  return { w: wide + size * 1.8, h: high + size * 2.05, x, y: size * 1.02 };
}

export function SeaMap(props: Props) {
  const { view, facts, size } = props;
  const nations = facts.nations.items as Json[];
  const nation = nations.find((n) => n.id === view.nation);
  return (
    <g>
      <Hexes {...props} />
      <Labels facts={facts} size={size} />
      <g pointer-events="none" aria-hidden="true">
        {(facts.map.starts as Json[])
          .filter((start) => start.nation !== view.nation || !view.temple)
          .map((start) => (
            <Start
              start={start}
              nation={sure(nations.find((n) => n.id === start.nation))}
              size={size}
              active={start.nation === view.nation}
            />
          ))}
        {nation && view.temple && <Temple temple={view.temple} nation={nation} size={size} />}
      </g>
      <Booty {...props} tint={nation?.colour ?? "#8a6b3a"} />
      <Pieces {...props} />
      <Names {...props} />
      <Costs {...props} />
      <Ghost {...props} />
    </g>
  );
}

function Hexes(props: Props) {
  const { view, facts, words, picking, size } = props;
  const targets = new Map(view.targets.map((t) => [`${t.q},${t.r}`, t]));
  const columns = columnHexes(facts);
  const moved = new Map<string, number>(
    props.last
      .flatMap((s) => s.events)
      .filter((e) => e.q !== undefined && e.seat >= 0)
      .map((e) => [`${Number(e.q)},${Number(e.r)}`, e.seat]),
  );
  const booty = new Map(
    view.booty.filter((b) => b.token).map((b) => [`${b.q},${b.r}`, b.token as string]),
  );
  const word = DOS.find((d) => picking.choices.some((c) => c.record.do === d)) ?? "place_piece";
  return (
    <>
      {(facts.map.hexes as Json[]).map((h) => {
        const [x, y] = at(h.q, h.r, size);
        const water = h.terrain === "water";
        const column = columns.get(`${h.q},${h.r}`);
        const target = targets.get(`${h.q},${h.r}`);
        const { name, text, thing } = tells(props, h, booty);
        return (
          <Pick
            picking={picking}
            click={{ q: h.q, r: h.r }}
            record={{ do: word, q: h.q, r: h.r }}
            name={name}
            thing={thing}
            place={`hex-${h.q}_${h.r}`}
            x={x}
            y={y}
            text={target ? `${text} ${words.say("target-cost", { n: target.cost })}` : text}
            halo={<polygon class="halo thin" points={hexPoints(0, 0, size * 0.86).join(" ")} />}
          >
            <polygon
              points={hexPoints(0, 0, size - 0.4).join(" ")}
              fill={water ? "#b5d3d3" : column ? "#f7e7c0" : "#e2cf9c"}
              stroke={water ? "#a3c6c7" : "#cfb984"}
              stroke-width="1"
            />
            {water && (h.q + 2 * h.r) % 3 === 0 && (
              <path
                d={`M${-size * 0.4} 2q${size * 0.2}-5 ${size * 0.4} 0t${size * 0.4} 0`}
                fill="none"
                stroke="#8fb6b8"
                stroke-width="1"
              />
            )}
            {column && <ColumnBase size={size} />}
            {moved.has(`${h.q},${h.r}`) && (
              <polygon
                points={hexPoints(0, 0, size * 0.8).join(" ")}
                fill="none"
                stroke={seatColour(moved.get(`${h.q},${h.r}`) ?? 0)}
                stroke-width="3"
                stroke-dasharray="1 6"
                stroke-linecap="round"
              />
            )}
          </Pick>
        );
      })}
    </>
  );
}

type Told = { name: string; text: string; thing?: string };

/** What a hex is called and what there is to say about it: first what lies on it. */
function tells({ facts, words }: Props, h: Json, booty: Map<string, string>): Told {
  const here = (o: Json) => o.q === h.q && o.r === h.r;
  const token = booty.get(`${h.q},${h.r}`);
  if (token)
    return {
      name: words.name("token", token),
      text: `${words.tip("token", token)} ${words.tip("thing", "booty")}`,
      thing: `token-${token}`,
    };
  const start = (facts.map.starts as Json[]).find(here);
  if (start) return named("nation", start.nation, words);
  const column = (facts.map.columns as Json[]).find(here);
  if (column) return named("column", column.id, words);
  return { name: words.name("terrain", h.terrain), text: words.hex(h.q, h.r) };
}

function named(field: string, id: string, words: Words): Told {
  return { name: words.name(field, id), text: words.tip(field, id), thing: `${field}-${id}` };
}

function columnHexes(facts: Json): Map<string, Json> {
  return new Map((facts.map.columns as Json[]).map((c) => [`${c.q},${c.r}`, c]));
}

/** What each target costs, above all that lies there; a jump has its arrow. A rival's are not mine to read. */
function Costs({ view, size, me }: Props) {
  if (me !== null && view.to_move !== me) return null;
  return (
    <g pointer-events="none" aria-hidden="true">
      {view.targets.map((target) => {
        const [x, y] = at(target.q, target.r, size);
        return (
          <g transform={`translate(${x + size * 0.5} ${y - size * 0.38})`}>
            {target.jump && (
              <path
                d="M-30 6C-26-14-8-16-4-6"
                transform={`scale(${size / 26})`}
                fill="none"
                stroke="#c4461a"
                stroke-width="2.5"
              />
            )}
            <circle r={size * 0.32} fill={target.jump ? "#c4461a" : "#0f6f92"} stroke="#fff" />
            <Numeral n={target.cost} y={size * 0.17} size={size * 0.48} />
          </g>
        );
      })}
    </g>
  );
}

function Labels({ facts, size }: { facts: Json; size: number }) {
  return (
    <>
      {(facts.map.labels as Json[]).map((l) => {
        const [x, y] = labelPlace(l, facts, size);
        return (
          <text
            class="title-text sea-label"
            x={x}
            y={y}
            text-anchor="middle"
            font-size={size * 0.5}
          >
            {l.text}
          </text>
        );
      })}
    </>
  );
}

/** Beside starts and columns of the same row, and inside the map. */
function labelPlace(label: Json, facts: Json, size: number): [number, number] {
  const half = (label.text as string).length * size * 0.118;
  const [middle, y] = at(label.q, label.r, size);
  let x = middle;
  for (const o of [...(facts.map.starts as Json[]), ...(facts.map.columns as Json[])]) {
    const ox = at(o.q, o.r, size)[0];
    const room = half + size * 0.95;
    if (o.r === label.r && Math.abs(x - ox) < room) x = x < ox ? ox - room : ox + room;
  }
  const { w } = mapBox(facts, size);
  return [Math.max(half - size * 0.8, Math.min(w - size - half, x)), y + size * 0.15];
}

function Names({ facts, words, size }: Props) {
  return (
    <>
      {(facts.map.columns as Json[]).map((c) => {
        const [x, y] = at(c.q, c.r, size);
        return (
          <text
            class="column-name"
            x={x}
            y={y + size * 0.9}
            text-anchor="middle"
            font-size={size * 0.48}
            pointer-events="none"
          >
            {words.name("column", c.id)}
          </text>
        );
      })}
    </>
  );
}

function Booty({ view, size, tint }: Props & { tint: string }) {
  return (
    <>
      {view.booty.map((b) => {
        const [x, y] = at(b.q, b.r, size);
        const ring = (
          <circle
            r={size * 0.68}
            fill="none"
            stroke={tint}
            stroke-width="2.5"
            stroke-dasharray={b.token ? undefined : "3 3"}
          />
        );
        if (!b.token)
          return (
            <g transform={`translate(${x} ${y})`} pointer-events="none">
              {ring}
            </g>
          );
        return (
          <g pointer-events="none" {...travels(`booty-${b.q}-${b.r}`, undefined, "mover")}>
            <g transform={`translate(${x} ${y})`}>
              {ring}
              <Token id={b.token} s={size / 23} />
            </g>
          </g>
        );
      })}
    </>
  );
}

function Pieces({ view, size }: Props) {
  const pieces = view.pieces;
  return (
    <>
      {pieces.map((p) => {
        const [x, y] = at(p.q, p.r, size);
        const here = pieces.filter((o) => o.q === p.q && o.r === p.r);
        const dx = (here.indexOf(p) - (here.length - 1) / 2) * size * 0.75;
        const key = `${p.piece}-${p.seat}-${p.q},${p.r}`;
        const home = `seat-${p.seat}`;
        const Piece = p.piece === "column" ? Column : Foot;
        return (
          <g key={key} {...travels(key, home, home)}>
            <Piece x={x + dx} y={y} seat={p.seat} s={size / 26} faded={!p.linked} />
          </g>
        );
      })}
    </>
  );
}

function Ghost({ view, facts, picking, size }: Props) {
  const ghost = picking.shown;
  if (!ghost || !DOS.includes(ghost.do) || !("q" in ghost)) return null;
  const [x, y] = at(ghost.q, ghost.r, size);
  const Piece = columnHexes(facts).has(`${ghost.q},${ghost.r}`) ? Column : Foot;
  return (
    <g class="ghost">
      <Piece x={x} y={y} seat={Math.max(0, view.to_move)} s={size / 26} />
    </g>
  );
}
