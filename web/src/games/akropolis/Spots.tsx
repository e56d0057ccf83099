/** Where the tile in hand may lie. A tap proposes it there, a tap on the ghost turns it. */
import type { Laying } from "./City";
import { cellsUnder, centre, corners, type Top } from "./hexes";
import { sure } from "../../core/sure";
import type { Json } from "../../core/types";

function spotOf({ q, r, rotation }: Json): Json {
  return { do: "place_tile", q, r, rotation };
}

/** A dot wherever the first hex may lie: full if it fits as it is turned now, else a ring. */
export function Spots({ laying, hexes }: { laying: Laying; hexes: Top[] }) {
  const { picking, open, rotation, turn } = laying;
  const record = picking.shown?.do === "place_tile" ? picking.shown : null;
  const set = record !== null && picking.picked(spotOf(record)); // chosen, not only looked at
  const covered = set ? cellsUnder(record.q, record.r, record.rotation) : [];
  const cells = new Map<string, { q: number; r: number; turns: number[] }>();
  for (const [q, r, rot] of open) {
    const cell = cells.get(`${q},${r}`) ?? { q, r, turns: [] };
    cell.turns.push(rot);
    cells.set(`${q},${r}`, cell);
  }
  return (
    <>
      {[...cells.values()].map(({ q, r, turns }) => {
        const here = set && record.q === q && record.r === r;
        const under = covered.some((c) => c.q === q && c.r === r);
        const level = hexes.find((t) => t.q === q && t.r === r)?.level ?? 0;
        const [x, y] = centre(q, r, level + (here ? 1 : level ? 0 : 1));
        const fits = turns.includes(rotation);
        const best = sure(
          [0, 1, 2, 3, 4, 5].map((k) => (rotation + k) % 6).find((k) => turns.includes(k)),
        );
        return (
          <g
            class="spot"
            role="button"
            tabindex={-1}
            aria-label={`(${q}, ${r})`}
            data-spot={`${q},${r}`}
            onPointerEnter={(e) =>
              e.pointerType === "mouse" && picking.look({ do: "place_tile", q, r, rotation: best })
            }
            onPointerLeave={() => picking.look(null)}
            onClick={() => (under ? turn() : picking.propose({ q, r, rotation: best }))}
          >
            <polygon
              points={corners(x, y).join(" ")}
              fill="#0f6f92"
              fill-opacity={under ? 0.001 : 0.06}
            />
            {!under && (
              <circle
                cx={x}
                cy={level ? y + 14 : y}
                r={fits ? 5 : 3.5}
                class={fits ? "fits" : ""}
              />
            )}
          </g>
        );
      })}
    </>
  );
}
