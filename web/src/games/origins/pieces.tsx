/** Dice, tiles, resources and towers of Origins. Five colours, each with its sign. */
import type { Json } from "../../core/types";
import { markPath, seatColour } from "../../core/widgets";

export const TINT: Record<string, string> = {
  red: "#cf5b4a",
  orange: "#e08f3e",
  yellow: "#e2c344",
  blue: "#5b8fcb",
  purple: "#9a77c2",
  grey: "#b9b2a5",
  white: "#f7f4ec",
};

/** Sword, horn, wheat, wave, star. */
const SIGN: Record<string, string> = {
  red: "M0-10L2-2v6h-4v-6zM-5 4H5M0 4v6",
  orange: "M-9 6C-3 8 7 4 9-8c-2 6-10 8-16 8zM-9 6l-1-5",
  yellow:
    "M0 10V-3M0-10c3 3 3 6 0 8-3-2-3-5 0-8zM-1 4c-6-1-6-6-6-7 5 0 6 3 6 7zM1 4c6-1 6-6 6-7-5 0-6 3-6 7z",
  blue: "M-10-2q5-7 10 0t10 0M-10 5q5-7 10 0t10 0",
  purple: "M0-10l3 6.5 7 .8-5 4.8 1.3 7L0 5.5-6.3 9 -5 2.1l-5-4.8 7-.8z",
};

export function Sign({
  colour,
  x = 0,
  y = 0,
  s = 1,
  ink = "#2b2620",
}: {
  colour: string;
  x?: number;
  y?: number;
  s?: number;
  ink?: string;
}) {
  return (
    <path
      d={SIGN[colour] ?? ""}
      transform={`translate(${x} ${y}) scale(${s})`}
      fill="none"
      stroke={ink}
      stroke-width="1.9"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  );
}

/** A die of 30 with its colour, sign and value; the owner's mark if it stands somewhere. */
export function ColourDie({
  die,
  x = 0,
  y = 0,
  s = 1,
  seat,
}: {
  die: Json;
  x?: number;
  y?: number;
  s?: number;
  seat?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <rect x="-14" y="-12" width="30" height="30" rx="6" fill="#000" opacity=".2" />
      <rect
        x="-15"
        y="-15"
        width="30"
        height="30"
        rx="6"
        fill={TINT[die.colour ?? "white"]}
        stroke="#2b2620"
        stroke-width="1.4"
      />
      <text x="-3" y="8" text-anchor="middle" font-size="21" font-weight="700">
        {die.value}
      </text>
      {die.colour && <Sign colour={die.colour} x={9} y={-8} s={0.42} />}
      {seat !== undefined && (
        <path
          d={markPath(seat)}
          transform="translate(3 3) scale(.5)"
          fill={seatColour(seat)}
          stroke="#fff"
          stroke-width="2"
        />
      )}
    </g>
  );
}

export function Resource({
  id,
  x = 0,
  y = 0,
  s = 1,
}: {
  id: string;
  x?: number;
  y?: number;
  s?: number;
}) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${s})`}
      stroke="#2b2620"
      stroke-width="1.2"
      stroke-linejoin="round"
    >
      {RESOURCES[id]}
    </g>
  );
}

const RESOURCES: Record<string, preact.JSX.Element> = {
  stone: <path d="M-10 6l-1-8 6-6 9-1 7 7-2 9z" fill="#a9a7a2" />,
  food: (
    <path
      d="M0 10V0M0-10c5 4 5 9 0 12-5-3-5-8 0-12zM-1 8c-7-1-9-7-9-9 6 0 9 4 9 9zM1 8c7-1 9-7 9-9-6 0-9 4-9 9z"
      fill="#d7b84a"
    />
  ),
  wisdom: (
    <path
      d="M-10-4C-5-9 5-9 10-4 5 1-5 1-10-4zM0-7a3 3 0 110 6 3 3 0 010-6zM-6 3l-2 6M0 4v6M6 3l2 6"
      fill="#bcd5ea"
    />
  ),
  gold: (
    <>
      <circle r="9.5" fill="#f0c23c" />
      <path
        d="M0-5l1.5 3.4 3.7.3-2.8 2.4.9 3.6L0 2.8l-3.3 1.9.9-3.6-2.8-2.4 3.7-.3z"
        fill="#fff2b8"
        stroke-width=".8"
      />
    </>
  ),
};

export function buildingFacts(facts: Json, type: string): Json {
  const all = [...(facts.buildings.items as Json[]), ...(facts.special_tiles.items as Json[])];
  return (
    all.find((b) => b.id === type) ?? {
      id: type,
      colour: "grey",
      name: { en: type, pl: type },
      text: { en: "", pl: "" },
    }
  );
}

/** A building of 70 x 70 around its middle, with its name in one or two lines. */
export function BuildingTile({
  type,
  facts,
  lang,
  stone,
  wisdom,
}: {
  type: string;
  facts: Json;
  lang: "en" | "pl";
  stone?: number;
  wisdom?: number;
}) {
  const b = buildingFacts(facts, type);
  const tint = type === "farm" ? "#cdb987" : TINT[b.colour ?? "grey"];
  const parts = (b.name[lang] as string).split(" ");
  const longest = Math.max(...parts.map((p) => p.length));
  const size = Math.min(11.5, 66 / (longest * 0.56));
  return (
    <g>
      <rect x="-33" y="-31" width="70" height="70" rx="7" fill="#000" opacity=".18" />
      <rect
        x="-35"
        y="-35"
        width="70"
        height="70"
        rx="7"
        fill={tint}
        stroke="#4a3d2a"
        stroke-width="1.5"
      />
      <path d="M-35-3V28a7 7 0 007 7h56a7 7 0 007-7V-3z" fill="#fffaf1" opacity=".72" />
      {b.colour && SIGN[b.colour] ? (
        <Sign colour={b.colour} y={-18} s={1.05} />
      ) : (
        <path d="M-14-8v-8h4v-5h5v5h10v-5h5v5h4v8z" fill="#fffaf1" stroke="#4a3d2a" />
      )}
      {parts.map((p, k) => (
        <text
          y={parts.length === 1 ? 15 : 11 + k * (size + 1) - (parts.length - 2) * 4}
          text-anchor="middle"
          font-size={size}
          font-weight="600"
        >
          {p}
        </text>
      ))}
      {stone !== undefined && <Cost x={-25} y={-25} n={stone} id="stone" />}
      {wisdom !== undefined && wisdom > 0 && <Cost x={25} y={-25} n={wisdom} id="wisdom" />}
    </g>
  );
}

function Cost({ x, y, n, id }: { x: number; y: number; n: number; id: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="10" fill={id === "stone" ? "#d8d5ce" : "#cfe2f2"} stroke="#2b2620" />
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
          d={`M-13 ${-k * 6}v-6a13 4 0 0126 0v6a13 4 0 01-26 0z`}
          fill={TINT[colour]}
          stroke="#2b2620"
          stroke-width="1"
        />
      ))}
      <text y={-Math.min(height, 8) * 6 - 8} text-anchor="middle" font-size="14" font-weight="700">
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
