/** The worn circles of a place and the figures that stand in them. */
import type { Place } from "./wire";
import { travels } from "../../table/travel";
import { Worker } from "./icons";
import type { Box } from "./layout";

type RingsProps = {
  place: Place;
  b: Box;
  tall: boolean;
  small: boolean;
  me: number;
  ghost: number;
};

/** The worn circles, filled by the players' figures in seat order. */
export function Rings({ place, b, small, me, ghost }: RingsProps) {
  const standing: number[] = place.workers.flatMap((n, seat) => Array<number>(n).fill(seat));
  const rings: number = place.rings ?? 0;
  const shown = Math.max(rings, standing.length + ghost);
  const spots = ringSpots(place.id, b, shown, small);
  return (
    <>
      {spots.slice(0, rings).map(([x, y]) => (
        <ellipse
          cx={x}
          cy={y}
          rx="13.5"
          ry="8"
          fill="#fff6e0"
          fill-opacity=".55"
          stroke="#5b4a30"
          stroke-width="1.5"
        />
      ))}
      {standing.map((seat, k) => {
        const key = `worker-${place.id}-${seat}-${k - standing.indexOf(seat)}`;
        return (
          <g key={key} {...travels(key, `seat-${seat}`, `seat-${seat}`)}>
            <Worker seat={seat} x={spots[k][0]} y={spots[k][1] + 2} />
          </g>
        );
      })}
      {Array.from({ length: ghost }, (_, k) => {
        const spot = spots[standing.length + k];
        return spot && <Worker seat={Math.max(0, me)} ghost x={spot[0]} y={spot[1] + 2} />;
      })}
    </>
  );
}

function ringSpots(id: string, b: Box, n: number, small: boolean): [number, number][] {
  if (small) return [[b.w / 2, b.h + 12]];
  if (n <= 2)
    return Array.from({ length: n }, (_, k) => [b.w / 2 + (k - (n - 1) / 2) * 34, b.h - 18]);
  const perRow =
    id === "hunt" ? Math.max(7, Math.min(Math.floor((b.w - 60) / 26), Math.ceil(n / 3))) : 4;
  const dx = id === "hunt" ? Math.min(32, (b.w - 60) / perRow) : 34;
  const rows = Math.ceil(n / perRow);
  const dy = id === "hunt" ? Math.min(34, (b.h - 70) / Math.max(1, rows - 1)) : 36;
  return Array.from({ length: n }, (_, k) => {
    const row = Math.floor(k / perRow);
    return [30 + (k % perRow) * dx + (row % 2) * (dx / 2), b.h - 18 - (rows - 1 - row) * dy];
  });
}
