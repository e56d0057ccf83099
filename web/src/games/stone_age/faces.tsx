/** The lower halves of the cards: eight crafts and four callings, each in a square of 24. */
import type { JSX } from "preact";
import { placed, type At } from "../draw";

const LINE = {
  stroke: "#3a2f1e",
  "stroke-width": 1.3,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;

const SYMBOLS: Record<string, JSX.Element> = {
  herbalism: (
    <>
      <path d="M0 11V-2" fill="none" stroke-width="1.8" />
      <path d="M0 4C-9 4-10-3-9-7c6 0 9 4 9 11z" fill="#6f9a45" />
      <path d="M0 0c0-7 4-11 9-11 1 7-3 11-9 11z" fill="#8fbb5c" />
      <path d="M0 9c4 0 7-1 8-5-4-1-7 1-8 5z" fill="#557a33" />
    </>
  ),
  art: (
    <>
      <path d="M-8 11h16l-1-3H-7z" fill="#8a7b66" />
      <path d="M-4 8C-8 4-5 1-3-1-6-2-5-5-3-5h6c2 0 3 3 0 4 2 2 5 5 1 9z" fill="#c97f52" />
      <circle cy="-8" r="3.4" fill="#dd9a6d" />
    </>
  ),
  music: (
    <>
      <path d="M-10 6L6-10l4 4L-6 10z" fill="#e8dcc2" />
      <path d="M-4 4h0M-1 1h0M2-2h0M5-5h0" stroke-width="2.6" />
      <path d="M-10 6l4 4-3 1-2-2z" fill="#a58a5c" />
    </>
  ),
  writing: (
    <>
      <path d="M-9-9l3-2H7l2 2v18l-3 2H-6l-3-2z" fill="#d8b384" />
      <path
        d="M-5-6h3M0-6h5M-5-2h6M4-2h1M-5 2h2M0 2h5M-5 6h5"
        fill="none"
        stroke="#6b4020"
        stroke-width="1.6"
      />
    </>
  ),
  time: (
    <>
      <ellipse cy="5" rx="11" ry="5.5" fill="#c9c3b6" />
      <path d="M0 5l6 3M0 5l-7 1M0 5V0" fill="none" stroke-width="1.1" />
      <path d="M-2 5V-10L6 4z" fill="#8f8a80" />
    </>
  ),
  pottery: (
    <>
      <path d="M-4-10h8l-1 3c4 2 7 5 7 9 0 5-4 9-10 9s-10-4-10-9c0-4 3-7 7-9z" fill="#c46a40" />
      <path d="M-9 0l3 3 3-3 3 3 3-3 3 3 3-3" fill="none" stroke="#f3e2c4" stroke-width="1.8" />
    </>
  ),
  transport: (
    <>
      <circle r="10.5" fill="#a8743f" />
      <circle r="7" fill="#e6cfa4" />
      <path d="M0-7V7M-7 0H7M-5-5L5 5M5-5L-5 5" stroke="#8a5c30" stroke-width="2" />
      <circle r="2.6" fill="#6b4526" />
    </>
  ),
  weaving: (
    <>
      <path d="M-10-10h20M-8-10v21M8-10v21" stroke="#7a4f26" stroke-width="2.4" />
      <path d="M-6-8H6V8l-2 2-2-2-2 2-2-2-2 2-2-2z" fill="#e9dcc0" />
      <path d="M-6-4H6M-6 4H6" stroke="#b3491f" stroke-width="2.6" />
      <path d="M-6 0H6" stroke="#3f6f8c" stroke-width="2.6" />
    </>
  ),
};

export function Symbol({ id, ...place }: { id: string } & At) {
  return (
    <g transform={placed(place)} {...LINE}>
      {SYMBOLS[id]}
    </g>
  );
}

/** A person of the tribe in a hide of one colour. */
function Person({ hide, children }: { hide: string; children: JSX.Element }) {
  return (
    <>
      <path d="M-10 11C-10 3-7-1-3-2H1c4 1 7 5 7 13z" fill={hide} />
      <circle cx="-1" cy="-6" r="4.4" fill="#d9a57c" />
      {children}
    </>
  );
}

const ROLES: Record<string, JSX.Element> = {
  farmer: (
    <Person hide="#b98a2e">
      <>
        <path d="M-6-7c1-5 9-5 10 0l2 1H-8z" fill="#e6c35c" />
        <path d="M7 11V-2M4 4C3 0 4-2 4-4M10 4c1-4 0-6 0-8" fill="none" stroke="#8a6a14" />
        <path d="M7-2c2-3 2-5 0-8-2 3-2 5 0 8z" fill="#f0cc55" />
      </>
    </Person>
  ),
  toolmaker: (
    <Person hide="#8a8378">
      <>
        <path d="M-5-8c1-4 7-4 8 0z" fill="#5a3b1e" />
        <path d="M3 10L9-8" stroke="#7a4f26" stroke-width="2.4" />
        <path d="M6-10c4-1 6 2 5 6-3 0-5-1-6-3z" fill="#b9bec2" />
      </>
    </Person>
  ),
  builder: (
    <Person hide="#b5653a">
      <>
        <path d="M-6-8h10M-5-8c1-4 7-4 8 0" fill="#caa24a" />
        <path d="M0 11V5l5.5-5L11 5v6z" fill="#dcb987" />
        <path d="M-1 5.5L5.5-1 12 5.5" fill="none" stroke="#7a4f26" stroke-width="2" />
      </>
    </Person>
  ),
  shaman: (
    <Person hide="#6a4a8a">
      <>
        <path
          d="M-4-9C-8-9-9-11-9-12M2-9c4 0 5-2 5-3M-4-9l-1-3M2-9l1-3"
          fill="none"
          stroke="#7a5a34"
          stroke-width="1.7"
        />
        <path d="M-5-8C-4-11 2-11 3-8L2-3-1 0-4-3z" fill="#f3ead8" />
        <path d="M-3-6h0M1-6h0" stroke-width="2" />
        <path d="M9 11V-1" stroke="#7a4f26" stroke-width="1.8" />
        <circle cx="9" cy="-3" r="2.6" fill="#2f8f7a" />
      </>
    </Person>
  ),
};

export function Role({ id, ...place }: { id: string } & At) {
  return (
    <g transform={placed(place)} {...LINE}>
      {ROLES[id]}
    </g>
  );
}
