/** Two scenes by the sea: ships over a young city, the map of the nations. */
import type { JSX } from "preact";
import { hexPoints } from "../core/hex";
import { Frame } from "./frame";

function Ship({ x, y, s, n }: { x: number; y: number; s: number; n: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <ellipse cx="0" cy="34" rx="30" ry="5" fill="#1d2f4f" opacity=".25" />
      <path d="M-40-2C-30 14 30 14 40-2 22 4-22 4-40-2z" fill="#d9b15a" />
      <path d="M-40-2C-22 4 22 4 40-2 24-8-24-8-40-2z" fill="#f3dc9b" />
      <path d="M-16-5C-14-22 14-22 16-5 8-2-8-2-16-5z" fill="#3f6fa8" />
      <text
        x="0"
        y="-7"
        text-anchor="middle"
        font-size="12"
        font-weight="700"
        fill="#fff"
        font-family="Inter"
      >
        {n}
      </text>
    </g>
  );
}

function Tower({ x, y, n, fill }: { x: number; y: number; n: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="#3d3226" stroke-width=".8">
      {Array.from({ length: n }, (_, k) => (
        <g transform={`translate(0 ${-k * 15})`}>
          <path d={`M${-13 + k} 0v-14h${26 - 2 * k}v14z`} fill={fill} />
          <path d={`M4 0v-14h${9 - k}v14z`} fill="#000" opacity=".18" stroke="none" />
          <path d="M-4 0v-7a3 3 0 016 0v7z" fill="#3d3226" stroke="none" opacity=".7" />
        </g>
      ))}
      <path d={`M-14 ${-n * 15 + 1}h28l-14-13z`} fill="#b3491f" />
    </g>
  );
}

export function Origins() {
  return (
    <Frame sky={["#8fb6d9", "#f6dcb4"]}>
      <circle cx="70" cy="46" r="17" fill="#fff3d2" />
      <path d="M0 108l60-30 54 24 70-42 66 44 60-26 90 34v88H0z" fill="#a893a0" />
      <path d="M0 124h400v76H0z" fill="#5d96ab" />
      <path
        d="M0 134q20-6 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0M0 150q20-6 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0"
        stroke="#86b8c6"
        stroke-width="1.5"
        fill="none"
      />
      <path d="M150 200c0-34 40-52 110-56s130 10 140 18v38z" fill="#d8b878" />
      <path d="M180 200c10-22 60-36 110-36s100 10 110 16v20z" fill="#c39f5d" />
      <Tower x={220} y={162} n={2} fill="#d9d2c4" />
      <Tower x={258} y={158} n={4} fill="#e3c65b" />
      <Tower x={296} y={164} n={3} fill="#c98d7c" />
      <Tower x={334} y={172} n={2} fill="#b69ad0" />
      <path d="M205 176h160v6H205z" fill="#8a6b3a" />
      <Ship x={120} y={92} s={1.15} n={5} />
      <Ship x={330} y={54} s={0.75} n={3} />
    </Frame>
  );
}

function Column({ x, y, h, s = 1 }: { x: number; y: number; h: number; s?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`} stroke="#8d7f68" stroke-width=".8">
      <path d={`M-9 0h18v-5H-9zM-7-5v-${h}H7v${h}z`} fill="#fffaf1" />
      <path d={`M2-5v-${h}h5v${h}z`} fill="#d8ccb5" stroke="none" />
      <path d={`M-3-5v-${h}M1-5v-${h}`} />
      <path d={`M-11 ${-h - 5}h22v-5h-22z`} fill="#fffaf1" />
    </g>
  );
}

export function Pantheon() {
  const r = 21;
  const cells: JSX.Element[] = [];
  const tint = ["#8ec3c8", "#d9c48c", "#b9c287", "#8ec3c8", "#cfae7a", "#b9c287", "#8ec3c8"];
  for (let w = -4; w <= 4; w++)
    for (let q = -8; q <= 8; q++) {
      const x = 200 + r * 1.732 * (q + (w & 1) / 2),
        y = 122 + r * 1.5 * w * 0.72;
      if (y < 74 || x < -20 || x > 420) continue;
      const fill = tint[Math.abs((q * 5 + w * 3 + ((q * w) % 4)) % 7)];
      cells.push(
        <polygon
          points={hexPoints(x, y, r - 0.6, 0.72).join(" ")}
          fill={fill}
          stroke="#f6ecd2"
          stroke-width="1.5"
        />,
      );
    }
  return (
    <Frame sky={["#f2d8b8", "#f8efdc"]}>
      <path d="M0 84c70-30 120-34 180-20s150-20 220 8v40H0z" fill="#c9b6a2" />
      {cells}
      <g>
        <path d="M246 66h104v7H246z" fill="#cbbfa6" />
        <path d="M240 73h116v7H240z" fill="#b6a98d" />
        {[258, 283, 313, 338].map((x) => (
          <Column x={x} y={66} h={28} s={0.8} />
        ))}
        <path d="M246 37h104v-6l-52-20-52 20z" fill="#fffaf1" stroke="#8d7f68" />
        <path d="M298 11l52 20v6h-52z" fill="#d8ccb5" />
        <circle cx="298" cy="27" r="5" fill="#d9a404" />
      </g>
      <Column x={92} y={140} h={34} />
      <Column x={166} y={170} h={28} s={0.9} />
      <g fill="#b3491f" stroke="#fff6e2" stroke-width="1.2">
        <path d="M120 168c-4-10 8-14 10-4s-6 12-10 4zM136 158c-4-10 8-14 10-4s-6 12-10 4z" />
      </g>
      <g fill="#1f5fae" stroke="#fff6e2" stroke-width="1.2">
        <path d="M246 140c-4-10 8-14 10-4s-6 12-10 4zM264 148c-4-10 8-14 10-4s-6 12-10 4z" />
      </g>
    </Frame>
  );
}
