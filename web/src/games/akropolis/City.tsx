/** A city on its plain; with the tile in hand as a ghost and the cells where it may lie. */
import type { Json } from "../../core/types";
import type { Picking } from "../title";
import { seatColour } from "../../core/widgets";
import { cellsUnder, centre, corners, extent, faces, SIZE, type Top } from "./hexes";
import { Hex } from "./Hex";

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
};
export type Last = { q: number; r: number; rotation: number; level: number; seat: number };

export function City({ hexes, facts, laying, label, last, numbers = true }: Props) {
  const ghost = laying ? ghostOf(laying, facts) : [];
  const [x, y, w, h] = extent(hexes, numbers ? 2.7 : 1.2);
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
        return (
          <g class={t.ghost ? "ghost-hex" : ""}>
            <Hex
              x={cx}
              y={cy}
              level={t.level}
              kind={t.kind}
              stars={t.stars}
              ghost={t.ghost}
              numbers={numbers}
            />
          </g>
        );
      })}
      {last && <LastTile last={last} />}
      {laying && <Spots laying={laying} hexes={hexes} />}
    </svg>
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

/** A dot wherever the first hex may lie: full if it fits as it is turned now, else a ring. */
function Spots({ laying, hexes }: { laying: Laying; hexes: Top[] }) {
  const { picking, open, rotation, turn } = laying;
  const record = picking.shown?.do === "place_tile" ? picking.shown : null;
  const covered = record ? cellsUnder(record.q, record.r, record.rotation) : [];
  const cells = new Map<string, { q: number; r: number; turns: number[] }>();
  for (const [q, r, rot] of open) {
    const cell = cells.get(`${q},${r}`) ?? { q, r, turns: [] };
    cell.turns.push(rot);
    cells.set(`${q},${r}`, cell);
  }
  return (
    <>
      {[...cells.values()].map(({ q, r, turns }) => {
        const here = record?.q === q && record?.r === r;
        const under = covered.some((c) => c.q === q && c.r === r);
        const level = hexes.find((t) => t.q === q && t.r === r)?.level ?? 0;
        const [x, y] = centre(q, r, level + (here ? 1 : level ? 0 : 1));
        const fits = turns.includes(rotation);
        const best = [0, 1, 2, 3, 4, 5]
          .map((k) => (rotation + k) % 6)
          .find((k) => turns.includes(k))!;
        return (
          <g
            class="spot"
            role="button"
            tabIndex={-1}
            aria-label={`(${q}, ${r})`}
            data-spot={`${q},${r}`}
            onClick={() => (here ? turn() : picking.propose({ q, r, rotation: best }))}
          >
            <polygon
              points={corners(x, y).join(" ")}
              fill="#0f6f92"
              fill-opacity={under ? 0.001 : 0.06}
            />
            {!under && (
              <circle cx={x} cy={y} r={level ? 4 : fits ? 6 : 5} class={fits ? "fits" : ""} />
            )}
          </g>
        );
      })}
    </>
  );
}
