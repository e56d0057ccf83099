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

/** A player's disc on a track; it glides when it moves. */
export function Disc({ seat, x, y, s = 1 }: { seat: number; x: number; y: number; s?: number }) {
  return (
    <g class="moves" style={{ transform: `translate(${x}px, ${y}px) scale(${s})` }}>
      <ellipse cy="2.5" rx="9" ry="6" fill="#000" opacity=".25" />
      <ellipse rx="9" ry="6" fill={seatColour(seat)} stroke="#2b2620" />
      <path d={markPath(seat)} transform="translate(-3.7 -3.8) scale(.31)" fill="#fff" />
    </g>
  );
}

/** The rival of the solo game: a black disc with an eye. */
export function AlienDisc(at: At) {
  return (
    <g transform={placed(at)}>
      <ellipse cy="2.5" rx="11" ry="7.5" fill="#000" opacity=".25" />
      <ellipse rx="11" ry="7.5" fill="#1b1a1d" stroke="#fff" stroke-width="1.2" />
      <path d="M-6 0q6-6 12 0-6 6-12 0z" fill="#a7e08a" />
      <circle r="1.8" fill="#1b1a1d" />
    </g>
  );
}

/** A superiority token, with how many. */
export function Shield({ n, ...at }: At & { n: number }) {
  return (
    <g transform={placed(at)}>
      <path
        d="M0-11l10 4v7c0 6-4 9-10 12-6-3-10-6-10-12v-7z"
        fill="#e9bd45"
        stroke="#2b2620"
        stroke-width="1.3"
      />
      <text y="4.5" text-anchor="middle" font-size="13" font-weight="700">
        {n}
      </text>
    </g>
  );
}

/** Points that are won, in a wreath. */
export function Laurel({ n, ...at }: At & { n: number | string }) {
  return (
    <g transform={placed(at)}>
      <path
        d="M-9-8C-14 0-11 8-3 11M9-8C14 0 11 8 3 11M-11-4l-4-2M-12 1l-4 1M-9 7l-3 3M11-4l4-2M12 1l4 1M9 7l3 3"
        fill="none"
        stroke="#5f7f34"
        stroke-width="2.2"
        stroke-linecap="round"
      />
      <text y="5" text-anchor="middle" font-size="15" font-weight="700">
        {n}
      </text>
    </g>
  );
}

/** A citizen who has risen: an advisor in the colour of the die. */
export function Bust({ colour, ...at }: At & { colour: string }) {
  return (
    <g transform={placed(at)} stroke="#2b2620" stroke-width="1.3">
      <path d="M-10 11C-10 2-5 0 0 0s10 2 10 11z" fill={TINT[colour]} />
      <circle cy="-5" r="5.6" fill={TINT[colour]} />
      <Sign colour={colour} y={6} s={0.42} />
    </g>
  );
}

/** A base: a ring of stone that holds one die. */
export function Base({ ready, ...at }: At & { ready: boolean }) {
  return (
    <g transform={placed(at)} stroke="#2b2620" stroke-width="1.2" opacity={ready ? 1 : 0.7}>
      <ellipse cy="3" rx="18" ry="11" fill={ready ? "#8d7f68" : "#b5a98f"} />
      <ellipse rx="18" ry="11" fill={ready ? "#c7b899" : "#d8cdb4"} />
      <ellipse rx="11" ry="6" fill={ready ? "#9c8c70" : "#c4b799"} />
    </g>
  );
}
