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

const SYMBOLS: Record<string, string> = {
  herbalism: "M0 10V0M0 2C-8 2-9-6-8-9c6 0 9 4 8 11zM0-1c0-7 4-9 8-9 1 6-2 10-8 9z",
  art: "M0-10a3.4 3.4 0 110 6.8A3.4 3.4 0 010-10zM-5-2c3-2 7-2 10 0l-1 5 2 7h-12l2-7z",
  music: "M-9 7L7-9l3 3L-6 10zM-3 1l2 2M0-2l2 2M3-5l2 2",
  writing: "M-8-10H8v20H-8zM-4-6h8M-4-2h8M-4 2h5M-4 6h7",
  time: "M-10 6h20M0 6V-9l7 15M-9 6a9 9 0 0118 0",
  pottery: "M-4-10h8M-3-10c0 4-6 5-6 11 0 5 3 9 9 9s9-4 9-9c0-6-6-7-6-11M-8 0H8",
  transport:
    "M0-10a10 10 0 110 20 10 10 0 010-20zM0-3a3 3 0 110 6 3 3 0 010-6zM0-10v7M0 3v7M-10 0h7M3 0h7",
  weaving: "M-9-9v18M-3-9v18M3-9v18M9-9v18M-10-5h20M-10 0h20M-10 5h20",
};

export function Symbol({ id, ...place }: { id: string } & At) {
  return (
    <g
      transform={placed(place)}
      fill="none"
      stroke="#1f3d1a"
      stroke-width="1.9"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d={SYMBOLS[id] ?? ""} />
    </g>
  );
}

const ROLES: Record<string, string> = {
  farmer:
    "M0 10V-2M0-10c3 3 3 6 0 8-3-2-3-5 0-8zM-2 6C-8 4-8-2-8-3c5 0 6 4 6 9zM2 6c6-2 6-8 6-9-5 0-6 4-6 9z",
  toolmaker: "M-8 9L3-8M-1-9c4-3 9 0 10 5-4 0-6 2-8 5z",
  builder: "M-9 9V0L0-8 9 0v9zM-3 9V3h6v6z",
  shaman:
    "M-7-8c4-3 10-3 14 0 1 8-1 15-7 18-6-3-8-10-7-18zM-4-2h2M2-2h2M-3 4c2 1 4 1 6 0M-7-8l-3-3M7-8l3-3",
};

export function Role({ id, ...place }: { id: string } & At) {
  return (
    <g
      transform={placed(place)}
      fill="none"
      stroke="#5a3708"
      stroke-width="1.9"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d={ROLES[id] ?? ""} />
    </g>
  );
}
