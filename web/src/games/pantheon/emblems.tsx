/** Small things that gods, tokens and cards carry: a coin, a card, a sandal. */
import type { At } from "../draw";

export const INK = "#3d3226";
export const GOLD = "#e9bd45";

export function Coin({
  x = 0,
  y = 0,
  r = 5,
  n,
}: {
  x?: number;
  y?: number;
  r?: number;
  n?: string | number;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={GOLD} stroke="#7a5a08" stroke-width={r > 8 ? 1.8 : 1.2} />
      <circle r={r * 0.72} fill="none" stroke="#b78610" stroke-width="0.8" />
      {n !== undefined && (
        <text
          y={r * 0.42}
          text-anchor="middle"
          font-size={r * 1.2}
          font-weight="700"
          stroke="none"
          style={{ fill: "#3a2a05" }}
        >
          {n}
        </text>
      )}
    </g>
  );
}

export function MiniCard({ x = 0, y = 0, turn = 0, s = 1 }: At & { turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${s})`} stroke={INK}>
      <rect x="-4.5" y="-7" width="9" height="14" rx="1.8" fill="#fdf3dc" stroke-width="1.2" />
      <path
        d="M-2.5-3L0-5l2.5 2zM-2-2v4M2-2v4M-3 4h6"
        fill="none"
        stroke="#8a6b3a"
        stroke-width="1"
      />
    </g>
  );
}

export function Sandal({ x = 0, y = 0, s = 1 }: At) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`} stroke="#4a2f18" stroke-width="1.2">
      <path d="M-4 8C-8 3-7-7-2-9S7-6 6 0 5 7 1 9-3 10-4 8z" fill="#a5693c" />
      <path d="M-5-2L5-5M-5 3L6 0" stroke="#f3dfc0" stroke-width="1.5" fill="none" />
    </g>
  );
}
