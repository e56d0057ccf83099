/** A city on its plain; with the tile in hand as a ghost and the cells where it may lie. */
import { tip } from "../../core/tooltip";
import type { Json } from "../../core/types";
import type { Words } from "../../core/words";
import type { Picking } from "./props";
import { seatColour } from "../../core/widgets";
import { travels } from "../../table/travel";
import { cellsUnder, centre, corners, extent, faces, SIZE, type Cell, type Top } from "./hexes";
import { Hex } from "./Hex";
import { Spots } from "./Spots";
import { Numeral } from "../draw";

export type Laying = {
  picking: Picking;
  open: number[][];
  tile: string;
  rotation: number;
  turn: (back?: boolean) => void;
};
type Props = {
  hexes: Top[];
  facts: Json;
  laying?: Laying;
  label: string;
  last?: Last;
  numbers?: boolean;
  gain?: number | null; // what the ghost would score
  words?: Words; // with it every hex explains itself
  room?: number; // cells around it that are shown too
  score?: Json | null; // which districts count, if scores are shown
  lit?: string | null; // the kind whose score is looked at
};
export type Last = {
  tile: string;
  q: number;
  r: number;
  rotation: number;
  level: number;
  seat: number;
};

export function City({
  hexes,
  facts,
  laying,
  label,
  last,
  numbers = true,
  gain,
  words,
  room = 1.2,
  score,
  lit,
}: Props) {
  const ghost = laying ? ghostOf(laying, facts) : [];
  const covered = (laying?.open ?? []).flatMap(([q, r, turn]) => cellsUnder(q, r, turn));
  const [x, y, w, h] = extent(hexes, room, covered);
  const counting = score ? countingOf(score) : null;
  const shown = [...hexes.map((t) => ({ ...t, ghost: false })), ...ghost].sort(
    (a, b) => centre(a.q, a.r)[1] - centre(b.q, b.r)[1] || a.level - b.level,
  );
  return (
    <svg
      class="board akropolis-city"
      viewBox={`${x} ${y} ${w} ${h}`}
      role="group"
      aria-label={label}
    >
      {shown.map((t) => {
        const [cx, cy] = centre(t.q, t.r, t.level);
        const part = last && !t.ghost && t.tile === last.tile ? partOf(last, t) : -1;
        return (
          <g
            class={t.ghost ? "ghost-hex" : ""}
            key={`${t.q},${t.r},${t.ghost}`}
            {...(part >= 0 ? travels(`${t.tile}.${part}`) : {})}
            {...(words && !t.ghost ? told(t, words, laying) : {})}
          >
            <Hex
              x={cx}
              y={cy}
              level={t.level}
              kind={t.kind}
              stars={t.stars}
              ghost={t.ghost}
              numbers={numbers}
              {...(t.ghost ? {} : light(t, counting, lit))}
            />
          </g>
        );
      })}
      {last && <LastTile last={last} />}
      {laying && <Spots laying={laying} hexes={hexes} />}
      {ghost.length > 0 && gain !== null && gain !== undefined && (
        <Gain cells={ghost} gain={gain} />
      )}
    </svg>
  );
}

/** The districts that count, as "q,r". */
function countingOf(score: Json): Set<string> {
  const kinds = Object.values(score.districts as Record<string, Json>);
  return new Set(kinds.flatMap((d) => (d.cells as number[][]).map(([q, r]) => `${q},${r}`)));
}

/** How a hex is lit: whether it counts, and while a kind is looked at, whether it counts for that. */
function light(hex: Top, counting: Set<string> | null, lit: string | null | undefined) {
  if (!counting) return {};
  const counts = hex.stars > 0 || counting.has(`${hex.q},${hex.r}`);
  const looked = lit ? { lit: lit === hex.kind && counts } : {};
  return hex.kind === "quarry" || !counting.size ? looked : { counts, ...looked };
}

/** What a hex is; while a tile is laid also why it cannot lie there. */
function told(hex: Top, words: Words, laying?: Laying): object {
  const face = hex.stars ? `${hex.kind}_plaza` : hex.kind;
  const name = words.name("face", face);
  const hints = tip(() => ({
    title: name,
    thing: `face-${face}`,
    text: `${words.say("word-level")} ${hex.level}${hex.stars ? ` · ${"★".repeat(hex.stars)}` : ""}`,
    why: () =>
      laying
        ? laying.picking.why({ do: "place_tile", q: hex.q, r: hex.r, rotation: laying.rotation })
        : null,
  }));
  const place = `hex-${hex.q}_${hex.r}`;
  return { role: "img", "aria-label": `${name}, ${hex.level}`, "data-place": place, ...hints };
}

/** Which hex of the tile laid last this is. */
function partOf(last: Last, at: Cell): number {
  const cells = cellsUnder(last.q, last.r, last.rotation);
  return cells.findIndex((c) => c.q === at.q && c.r === at.r);
}

/** The points that the ghost would add, above it and never on it. */
function Gain({ cells, gain }: { cells: Top[]; gain: number }) {
  const points = cells.map((c) => centre(c.q, c.r, c.level));
  const x = points.reduce((n, p) => n + p[0], 0) / points.length;
  const y = Math.min(...points.map((p) => p[1])) - SIZE - 14;
  return (
    <g transform={`translate(${x} ${y})`} pointer-events="none" class="ghost-gain">
      <rect
        x="-25"
        y="-16"
        width="50"
        height="32"
        rx="16"
        fill={gain < 0 ? "#8d2f45" : "#0f6f92"}
        stroke="#fff"
        stroke-width="2"
      />
      <Numeral n={gain < 0 ? `−${-gain}` : `+${gain}`} y={7} size={20} />
    </g>
  );
}

/** The tile laid last, outlined with dots in its player's colour. */
function LastTile({ last }: { last: Last }) {
  return (
    <g pointer-events="none">
      {cellsUnder(last.q, last.r, last.rotation).map((c) => (
        <polygon
          points={corners(...centre(c.q, c.r, last.level), SIZE - 4).join(" ")}
          fill="none"
          stroke={seatColour(last.seat)}
          stroke-width="3"
          stroke-dasharray="2 6"
          stroke-linecap="round"
        />
      ))}
    </g>
  );
}

type Ghost = Top & { ghost: boolean };

function ghostOf({ picking, open, tile }: Laying, facts: Json): Ghost[] {
  const record = picking.shown;
  if (record?.do !== "place_tile") return [];
  const spot = open.find(
    ([q, r, rotation]) => q === record.q && r === record.r && rotation === record.rotation,
  );
  if (!spot) return [];
  const sides = faces(facts, tile);
  return cellsUnder(record.q, record.r, record.rotation).map((cell, k) => ({
    ...cell,
    level: spot[3],
    kind: sides[k]?.kind ?? "quarry",
    stars: sides[k]?.stars ?? 0,
    tile,
    ghost: true,
  }));
}
