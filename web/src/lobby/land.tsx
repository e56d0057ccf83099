/** Two scenes on land: a valley of the Stone Age, a city of tiles. */
import { hexPoints } from "../core/hex";
import { Frame } from "./frame";

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

export function StoneAge() {
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

export function Akropolis() {
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
            <path
              d={`M${bl.join()}L${b.join()}l0 ${drop}L${bl[0]} ${bl[1] + drop}z`}
              fill="#e6dcc6"
            />
            <path
              d={`M${br.join()}L${b.join()}l0 ${drop}L${br[0]} ${br[1] + drop}z`}
              fill="#b7a988"
            />
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
