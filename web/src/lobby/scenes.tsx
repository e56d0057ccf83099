/** The four drawn scenes of the lobby. */
import type { ComponentChildren, JSX } from "preact";
import { hexPoints } from "../core/hex";

function Frame({ sky, children }: { sky: [string, string]; children: ComponentChildren }) {
  const id = `sky${sky[0].slice(1)}`;
  return (
    <svg
      viewBox="0 0 400 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      class="scene"
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={sky[0]} />
          <stop offset="1" stop-color={sky[1]} />
        </linearGradient>
      </defs>
      <rect width="400" height="200" fill={`url(#${id})`} />
      {children}
    </svg>
  );
}

function Tree({ x, y, s = 1 }: { x: number; y: number; s?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M-2 0h4v-10h-4z" fill="#6b4a2b" />
      <path d="M0-44L-13-8h26z" fill="#4d6b3c" />
      <path d="M0-44L13-8H2z" fill="#39532d" />
    </g>
  );
}

function Hut({ x, y, s = 1 }: { x: number; y: number; s?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M-24 0C-24-22-12-36 0-38 12-36 24-22 24 0z" fill="#c99a5b" />
      <path d="M0-38C12-36 24-22 24 0H8C8-18 6-30 0-38z" fill="#a87a42" />
      <path d="M-7 0c0-11 3-17 7-17s7 6 7 17z" fill="#4a3320" />
      <path d="M-4-36l-4-8M4-36l4-8M0-38v-8" stroke="#6b4a2b" stroke-width="2.5" />
      <path
        d="M-21-13c10 5 32 5 42 0M-15-25c8 4 22 4 30 0"
        stroke="#8a6334"
        stroke-width="1.5"
        fill="none"
      />
    </g>
  );
}

function StoneAge() {
  return (
    <Frame sky={["#f7d9a8", "#fbeed4"]}>
      <circle cx="318" cy="52" r="24" fill="#f0a94b" />
      <path d="M0 118L70 62l38 30 50-54 62 66 46-32 60 46 74-34v116H0z" fill="#c8b89a" />
      <path d="M158 38l62 66-40 14zM70 62l38 30-24 14z" fill="#a99878" />
      <path d="M0 126c80-22 150-16 230-2s120 8 170-10v86H0z" fill="#a8b06a" />
      <path
        d="M250 122c-30 18 40 30 10 46s-60 16-70 32h70c6-14 50-20 60-36s-40-26-10-42z"
        fill="#7db3c0"
      />
      <path d="M0 156c70-18 130-8 180 4s140 10 220-8v48H0z" fill="#8d9a4e" opacity=".75" />
      <g transform="translate(318 142)">
        <path
          d="M-34 0c-4-26 8-38 28-38 8-10 24-8 30 4 8 2 12 14 10 26l-4 1c-2-8-4-12-8-14l-2 21h-9l-1-13h-20l-1 13h-9l-2-12-4 12z"
          fill="#6e4f37"
        />
        <path
          d="M32-6c8 2 12-4 11-11"
          stroke="#fff6e2"
          stroke-width="3.5"
          fill="none"
          stroke-linecap="round"
        />
        <circle cx="22" cy="-26" r="1.8" fill="#fff6e2" />
      </g>
      <Tree x={34} y={150} s={1.1} />
      <Tree x={58} y={158} s={0.9} />
      <Tree x={14} y={164} s={0.9} />
      <Hut x={112} y={166} s={1.05} />
      <Hut x={160} y={176} s={0.8} />
      <path
        d="M202 184l3-14M208 184l-3-14M196 176c2-8 8-8 8-16 4 6 10 8 8 16z"
        stroke="#7a3d1a"
        stroke-width="1"
        fill="#e8792f"
      />
    </Frame>
  );
}

const CITY: [number, number, number, string][] = [
  [-2, 0, 1, "#8fb4d6"],
  [-1, -1, 1, "#e3c65b"],
  [-1, 0, 2, "#8fb4d6"],
  [0, -1, 2, "#d9d2c4"],
  [0, 0, 3, "#b69ad0"],
  [1, -1, 1, "#9cc06a"],
  [1, 0, 2, "#d98a76"],
  [-1, 1, 1, "#d9d2c4"],
  [0, 1, 1, "#8fb4d6"],
  [2, -1, 1, "#d9d2c4"],
  [-2, 1, 1, "#d98a76"],
  [2, 0, 1, "#9cc06a"],
  [1, 1, 1, "#e3c65b"],
];

function Akropolis() {
  const r = 25;
  const cells = CITY.map(([q, w, level, fill]) => ({
    x: 205 + r * 1.732 * (q + w / 2),
    y: 116 + r * 1.5 * w * 0.78,
    level,
    fill,
  })).sort((a, b) => a.y - b.y);
  return (
    <Frame sky={["#bfe0ea", "#f3efdf"]}>
      <path d="M0 92c60-26 110-22 160-8s150-26 240 2v40H0z" fill="#9fb7a0" />
      <path d="M0 112c90-16 260-18 400 0v88H0z" fill="#d8c38f" />
      <path d="M0 150c110-14 280-12 400 4v46H0z" fill="#cbb47b" />
      {cells.map((c) => {
        const top = c.y - (c.level - 1) * 17;
        const pts = hexPoints(c.x, top, r, 0.78);
        const [, br, b, bl] = [pts[1], pts[2], pts[3], pts[4]];
        const drop = 12 + (c.level - 1) * 17;
        return (
          <g stroke="#5b4f3c" stroke-width="1" stroke-linejoin="round">
            <path d={`M${bl}L${b}l0 ${drop}L${bl[0]} ${bl[1] + drop}z`} fill="#e6dcc6" />
            <path d={`M${br}L${b}l0 ${drop}L${br[0]} ${br[1] + drop}z`} fill="#b7a988" />
            <polygon points={pts.join(" ")} fill={c.fill} />
          </g>
        );
      })}
      <g transform="translate(205 76)">
        <path d="M-15 2h30v4h-30zM-14-22L0-32l14 10z" fill="#fffaf1" stroke="#5b4f3c" />
        <path d="M-11 2v-23M-4 2v-23M4 2v-23M11 2v-23" stroke="#fffaf1" stroke-width="4.5" />
        <path d="M-9 2v-23M-2 2v-23M6 2v-23M13 2v-23" stroke="#b7a988" stroke-width="1" />
      </g>
    </Frame>
  );
}

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
          <path d={`M${4} 0v-14h${9 - k}v14z`} fill="#000" opacity=".18" stroke="none" />
          <path d="M-4 0v-7a3 3 0 016 0v7z" fill="#3d3226" stroke="none" opacity=".7" />
        </g>
      ))}
      <path d={`M-14 ${-n * 15 + 1}h28l-14-13z`} fill="#b3491f" />
    </g>
  );
}

function Origins() {
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

function Pantheon() {
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

export const SCENES: Record<string, () => JSX.Element> = {
  stone_age: StoneAge,
  akropolis: Akropolis,
  origins: Origins,
  pantheon: Pantheon,
};
