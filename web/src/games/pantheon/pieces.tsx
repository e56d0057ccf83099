/** What stands on the map of Pantheon: feet, columns, temples, starts of the nations. */
import { hexPoints } from "../../core/hex";
import type { Json } from "../../core/types";
import { markPath, seatColour } from "../../core/widgets";
import { travels } from "../../table/travel";
import { Numeral } from "../draw";
import { NationHex } from "./nations";

export function at(q: number, r: number, size: number): [number, number] {
  return [Math.sqrt(3) * size * (q + r / 2), 1.5 * size * r];
}

type PieceProps = { x?: number; y?: number; seat: number; s?: number; faded?: boolean };

/** A small sandal, with the player's mark. */
export function Foot({ x = 0, y = 0, seat, s = 1, faded = false }: PieceProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${s})`}
      opacity={faded ? 0.55 : 1}
      pointer-events="none"
    >
      <ellipse cx="2" cy="12" rx="9" ry="3" fill="#000" opacity=".2" />
      <path
        d="M-7 10C-11 3-9-9-2-12S9-8 8-1 7 9 1 12-5 13-7 10z"
        fill={seatColour(seat)}
        stroke="#2b2620"
        stroke-width="1.4"
      />
      <path d="M-7-3L7-6M-7 3L8 0" stroke="#fff" stroke-width="1.6" opacity=".8" />
      <path
        d={markPath(seat)}
        transform="translate(-5 -4.5) scale(.4)"
        fill="#fff"
        stroke="#2b2620"
      />
    </g>
  );
}

export function Column({ x = 0, y = 0, seat, s = 1, faded = false }: PieceProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${s})`}
      opacity={faded ? 0.62 : 1}
      stroke="#2b2620"
      stroke-width="1.3"
      pointer-events="none"
    >
      <ellipse cx="3" cy="14" rx="12" ry="3.5" fill="#000" opacity=".22" stroke="none" />
      <path d="M-10 14h20v-4h-20zM-7 10v-24H7v24zM-10-14h20v-5h-20z" fill={seatColour(seat)} />
      <path d="M3-14h4v24H3z" fill="#000" opacity=".18" stroke="none" />
      <path
        d={markPath(seat)}
        transform="translate(-4.8 -6) scale(.4)"
        fill="#fff"
        stroke="#2b2620"
      />
    </g>
  );
}

/** The sign of a hex where a column can stand. */
export function ColumnBase({ size }: { size: number }) {
  return (
    <path
      d="M-10 9h20v3h-20zM-8-9H8v-3H-8zM-5 9V-9M0 9V-9M5 9V-9"
      transform={`scale(${size / 26})`}
      fill="none"
      stroke="#b99d62"
      stroke-width="1.6"
    />
  );
}

type StartProps = { start: Json; nation: Json; size: number; active: boolean };

export function Start({ start, nation, size, active }: StartProps) {
  const [x, y] = at(start.q, start.r, size);
  return (
    <g transform={`translate(${x} ${y})`} data-focus={active ? "" : undefined}>
      <NationHex nation={nation} size={size * 0.84} state={active ? "now" : "left"} />
    </g>
  );
}

type TempleProps = { temple: Json; nation: Json; size: number };

/** The start of the nation of now: its temple, glowing, with the letters of the nation. */
export function Temple({ temple, nation, size }: TempleProps) {
  const [x, y] = at(temple.q, temple.r, size);
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon
        class="nation-glow"
        data-focus=""
        points={hexPoints(0, 0, size * 0.92).join(" ")}
        fill={nation.colour}
        stroke="#fff6d6"
        stroke-width="3"
      />
      <g
        {...travels("temple")}
        transform={`scale(${size / 26})`}
        stroke="#3d3226"
        stroke-width="1.2"
        stroke-linejoin="round"
      >
        <path d="M-15-4h30L0-17z" fill="#fffaf1" />
        <path d="M-14-4h28v3h-28z" fill="#e9dcc0" />
        <path d="M-12-1v5M-4-1v5M4-1v5M12-1v5" stroke="#fffaf1" stroke-width="3.4" />
      </g>
      <Numeral n={nation.label} y={size * 0.66} size={size * 0.5} />
    </g>
  );
}
