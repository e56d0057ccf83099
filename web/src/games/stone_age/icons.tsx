/** The pieces of Stone Age, each drawn in a square of 24 around its middle. */
import { markPath, seatColour } from "../../core/widgets";
import { placed, type At } from "../draw";

export function Worker({ seat, ghost = false, ...place }: { seat: number; ghost?: boolean } & At) {
  return (
    <g transform={placed(place)} class={ghost ? "ghost" : ""}>
      <ellipse cx="1" cy="0" rx="9" ry="2.6" fill="#000" opacity=".25" />
      <g>
        <path
          d="M-9 0C-9-8-7-16 0-16S9-8 9 0z"
          fill={seatColour(seat)}
          stroke="#2b2620"
          stroke-width="1.2"
        />
        <path d="M2-16C7-15 9-8 9 0H4C5-6 5-11 2-16z" fill="#000" opacity=".18" />
        <circle
          cx="0"
          cy="-20"
          r="5.6"
          fill={seatColour(seat)}
          stroke="#2b2620"
          stroke-width="1.2"
        />
        <path
          d={markPath(seat)}
          transform="translate(-4.2 -11.4) scale(.35)"
          fill="#fff"
          stroke="#2b2620"
          stroke-width="1.5"
        />
      </g>
    </g>
  );
}

export function Good({ id, ...place }: { id: string } & At) {
  return (
    <g transform={placed(place)} stroke="#2b2620" stroke-width="1.1" stroke-linejoin="round">
      {GOODS[id]}
    </g>
  );
}

const GOODS: Record<string, preact.JSX.Element> = {
  wood: (
    <>
      <path d="M-10-3h15v8h-15z" fill="#9a6b3c" />
      <path d="M-7 0H4M-9 3H2" stroke="#6f4a26" stroke-width="1" />
      <ellipse cx="6" cy="1" rx="4" ry="4.3" fill="#d9b27c" />
      <ellipse cx="6" cy="1" rx="1.7" ry="1.9" fill="none" stroke="#9a6b3c" />
    </>
  ),
  brick: (
    <>
      <path d="M-10-2l5-5H10L6-2z" fill="#e08a5e" />
      <path d="M-10-2H6v9h-16z" fill="#c0603a" />
      <path d="M6-2l4-5v8L6 7z" fill="#8f4325" />
    </>
  ),
  stone: (
    <>
      <path d="M-10 6l-1-8 6-6 9-1 7 7-2 9z" fill="#a9a7a2" />
      <path
        d="M-5-8l3 7-9-1M4-9l-6 8 13-1M-2-1l2 8"
        fill="none"
        stroke="#77746d"
        stroke-width="1"
      />
      <path d="M11-2L9 7H0l-2-8z" fill="#000" opacity=".12" stroke="none" />
    </>
  ),
  gold: (
    <>
      <path d="M-7-5h14l4 11h-22z" fill="#f0c23c" />
      <path d="M-7-5h14l-2-3H-5z" fill="#ffe38a" />
      <path d="M2-5h5l4 11H4z" fill="#b78610" opacity=".6" stroke="none" />
    </>
  ),
  food: (
    <>
      <path d="M-10 9l6-6" stroke-width="4" stroke="#f3e7cf" stroke-linecap="round" />
      <path d="M-10 9l6-6" stroke-width="1" />
      <path d="M-5 2C-8-6-1-11 5-9s7 9 1 13-9 2-11-2z" fill="#b5533a" />
      <path d="M-1-4c1-2 4-3 6-2" fill="none" stroke="#f0a183" stroke-width="1.5" />
    </>
  ),
};

export function Sheaf({ lit, ...place }: { lit: boolean } & At) {
  return (
    <g transform={placed(place)} opacity={lit ? 1 : 0.28} stroke="#7a5a14" stroke-width="1">
      <path d="M0 10V-4M-3 10C-3 3-5 0-7-4M3 10c0-7 2-10 4-14" fill="none" />
      <path
        d="M0-11c3 3 3 6 0 8-3-2-3-5 0-8zM-8-9c3 1 4 4 3 6-3 0-5-3-3-6zM8-9C5-8 4-5 5-3c3 0 5-3 3-6z"
        fill="#e6b93f"
      />
      <path d="M-4 4h8" stroke-width="2" />
    </g>
  );
}

export function Axe(place: At) {
  return (
    <g transform={placed(place)} stroke="#2b2620" stroke-width="1.1" stroke-linejoin="round">
      <path d="M-7 10L5-9" stroke="#7a4f26" stroke-width="3.4" stroke-linecap="round" />
      <path d="M-1-9C3-13 9-10 10-4 6-4 4-2 2 1z" fill="#9fa3a6" />
    </g>
  );
}

/** A notched stone with a value; faded when it was used this round. */
export function Tool({ value, used, ...place }: { value: number; used: boolean } & At) {
  const empty = value === 0;
  return (
    <g transform={placed(place)} opacity={used ? 0.45 : 1}>
      <path
        d="M-17-12l9-6h14l11 7 2 14-8 13-20 2-10-11z"
        fill={empty ? "none" : "#b9b4aa"}
        stroke="#6b6458"
        stroke-width="1.5"
        stroke-dasharray={empty ? "4 4" : undefined}
      />
      {!empty && <path d="M6-18l11 7 2 14-8 13C14 4 12-8 6-18z" fill="#000" opacity=".12" />}
      {!empty && (
        <text y="7" text-anchor="middle" font-size="19" font-weight="700" fill="#2b2620">
          {value}
        </text>
      )}
      {used && <path d="M-15 13L15-13" stroke="#8d2f45" stroke-width="3" />}
    </g>
  );
}

export function HutIcon(place: At) {
  return (
    <g transform={placed(place)} stroke="#2b2620" stroke-width="1.1" stroke-linejoin="round">
      <path d="M-10 9V0L0-9 10 0v9z" fill="#d9a866" />
      <path d="M0-9L10 0v9H4V-5z" fill="#000" opacity=".14" stroke="none" />
      <path
        d="M-12 1L0-11 12 1"
        fill="none"
        stroke="#7a4f26"
        stroke-width="3"
        stroke-linecap="round"
      />
      <path d="M-3 9V3h6v6z" fill="#5a3b1e" />
    </g>
  );
}

export function DieIcon(place: At) {
  return (
    <g transform={placed(place)}>
      <rect
        x="-9"
        y="-9"
        width="18"
        height="18"
        rx="4"
        fill="#fffaf1"
        stroke="#2b2620"
        stroke-width="1.2"
      />
      {[
        [-4.5, -4.5],
        [4.5, -4.5],
        [0, 0],
        [-4.5, 4.5],
        [4.5, 4.5],
      ].map(([cx, cy]) => (
        <circle cx={cx} cy={cy} r="1.7" fill="#2b2620" />
      ))}
    </g>
  );
}
