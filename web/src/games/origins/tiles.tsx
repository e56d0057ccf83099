/** Building tiles, towers and the archon of Origins. */
import type { Words } from "../../core/words";
import { markPath, seatColour } from "../../core/widgets";
import { BuildingFace } from "./faces";
import { broken } from "./hyphen";
import { Sign, TINT } from "./pieces";

/** A building around its middle: its picture, its sign, its name in one or two lines. */
export function BuildingTile({
  type,
  colour,
  words,
  size = 70,
  stone,
  wisdom,
}: {
  type: string;
  colour?: string | null;
  words: Words;
  size?: number;
  stone?: number;
  wisdom?: number;
}) {
  const tint = type === "farm" ? "#d8c48e" : TINT[colour ?? "grey"];
  const parts = words.name("type", type).split(" ").flatMap(broken).slice(0, 3);
  const longest = Math.max(...parts.map((p) => p.length));
  const font = Math.min(12.5, 66 / (longest * 0.6));
  const band = parts.length > 2 ? -3 : 8; // where the name begins
  return (
    <g transform={`scale(${size / 70})`}>
      <rect x="-33" y="-31" width="70" height="70" rx="7" fill="#000" opacity=".18" />
      <rect
        x="-35"
        y="-35"
        width="70"
        height="70"
        rx="7"
        fill={`color-mix(in srgb, ${tint} 62%, #fff6e0)`}
        stroke="#4a3d2a"
        stroke-width="1.5"
      />
      <BuildingFace
        type={type}
        colour={colour}
        x={stone === undefined ? 3 : 0}
        y={band / 2 - 17}
        s={parts.length > 2 ? 0.78 : 0.98}
      />
      <path
        d={`M-35 ${band}V28a7 7 0 007 7h56a7 7 0 007-7V${band}z`}
        fill="#fffaf1"
        opacity=".94"
      />
      {parts.map((p, k) => (
        <text
          y={(band + 35) / 2 + font * 0.36 + (k - (parts.length - 1) / 2) * (font + 0.3)}
          text-anchor="middle"
          font-size={font}
          font-weight="600"
        >
          {p}
        </text>
      ))}
      {colour && TINT[colour] && colour !== "grey" && (
        <g transform={`translate(-27 ${stone === undefined ? -27 : band - 6})`}>
          <circle r="7" fill={tint} stroke="#4a3d2a" />
          <Sign colour={colour} s={0.5} />
        </g>
      )}
      {stone !== undefined && <Cost x={-25} y={-25} n={stone} id="stone" />}
      {wisdom !== undefined && <Cost x={25} y={-25} n={wisdom} id="wisdom" />}
    </g>
  );
}

function Cost({ x, y, n, id }: { x: number; y: number; n: number; id: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {id === "stone" ? (
        <path d="M-11 6l-1-9 7-7 10-1 7 8-3 10z" fill="#d8d5ce" stroke="#2b2620" />
      ) : (
        <circle r="10" fill="#cfe2f2" stroke="#2b2620" />
      )}
      <text y="4.5" text-anchor="middle" font-size="12.5" font-weight="700">
        {n}
      </text>
    </g>
  );
}

/** A tower as a stack, with its height as a number too. */
export function TowerStack({
  colour,
  height,
  x,
  y,
}: {
  colour: string;
  height: number;
  x: number;
  y: number;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: Math.min(height, 8) }, (_, k) => (
        <path
          d={`M-13 ${-k * 5}v-5a13 4 0 0126 0v5a13 4 0 01-26 0z`}
          fill={TINT[colour]}
          stroke="#2b2620"
          stroke-width="1"
        />
      ))}
      <text y={-Math.min(height, 8) * 5 - 8} text-anchor="middle" font-size="14" font-weight="700">
        {height}
      </text>
      <Sign colour={colour} y={14} s={0.65} />
    </g>
  );
}

export function Archon({ seat, x, y, s = 1 }: { seat: number; x: number; y: number; s?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path
        d="M-9 12C-9 2-6-4 0-5s9 7 9 17z"
        fill={seatColour(seat)}
        stroke="#2b2620"
        stroke-width="1.3"
      />
      <circle cy="-10" r="6" fill={seatColour(seat)} stroke="#2b2620" stroke-width="1.3" />
      <path d="M-6-15l2-5 4 3 4-3 2 5z" fill="#f0c23c" stroke="#2b2620" />
      <path d={markPath(seat)} transform="translate(-4 1) scale(.34)" fill="#fff" />
    </g>
  );
}
