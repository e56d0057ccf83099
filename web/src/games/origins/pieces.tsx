/** Dice, signs and resources of Origins. Five colours, each with its sign. */
import type { Json } from "../../core/types";
import { markPath, seatColour } from "../../core/widgets";
import { placed, type At } from "../draw";

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

export function Sign({ colour, ink = "#2b2620", ...at }: At & { colour: string; ink?: string }) {
  return (
    <path
      d={SIGN[colour] ?? ""}
      transform={placed(at)}
      fill="none"
      stroke={ink}
      stroke-width="1.9"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  );
}

/** A die of 30 with its colour, sign and value; the owner's mark if it stands somewhere. */
export function ColourDie({ die, seat, ...at }: At & { die: Json; seat?: number }) {
  return (
    <g transform={placed(at)}>
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

export function Resource({ id, ...at }: At & { id: string }) {
  return (
    <g transform={placed(at)} stroke="#2b2620" stroke-width="1.2" stroke-linejoin="round">
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
