/** The ten gods: one bust, told apart by head-dress, robe and what they bring. Each in a square of 48. */
import type { JSX } from "preact";
import { placed, type At } from "../draw";
import { Coin, MiniCard, Sandal, INK, GOLD } from "./emblems";

const BONE = "#fffaf1";

type Look = {
  robe: string;
  skin?: string;
  /** Behind the head. */
  back?: JSX.Element;
  /** On the head. */
  hat: JSX.Element;
  /** What the god brings, around 0, 0 and 20 wide. */
  gift: JSX.Element;
};

/** Head and shoulders; what is behind, on the head and in the hand is the god's own. */
function Figure({ look }: { look: Look }) {
  return (
    <g stroke={INK} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
      <g fill={look.robe}>{look.back}</g>
      <path d="M-23 23C-22 11-15 7-10 5L-5 9 1 5C7 7 14 12 15 23z" fill={look.robe} />
      <path d="M-9 5V-1h9v6l-4.5 4z" fill={look.skin ?? "#e2b48c"} />
      <ellipse cx="-4.5" cy="-7" rx="7.5" ry="9" fill={look.skin ?? "#e2b48c"} />
      <path
        d="M-1-15c5 3 5 12 0 16 2-5 2-11 0-16zM8 9c4 3 6 8 7 14h-6c1-5 1-10-1-14z"
        fill="#000"
        opacity=".16"
        stroke="none"
      />
      <path d="M-7.5-7h0M-2-7h0" stroke-width="2.2" />
      {look.hat}
      <g transform="translate(12.5 10)">
        <circle r="11.5" fill={BONE} />
        {look.gift}
      </g>
    </g>
  );
}

function Leaf({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <path
      d="M0 0C2-3 6-3 8 0 6 3 2 3 0 0z"
      transform={`translate(${x} ${y}) rotate(${turn})`}
      fill="#7d9b4e"
      stroke-width="1"
    />
  );
}

const BEARD = (
  <path d="M-12-6c0 10 3 14 7.5 17C0 8 3 4 3-6 1-2-3-2-4.5-2S-10-2-12-6z" fill="#f3ead8" />
);

const LOOKS: Record<string, Look> = {
  // another god: a second face behind the first, under one crown of rays
  surparit: {
    robe: "#c4552d",
    back: (
      <>
        <ellipse cx="5" cy="-9" rx="7" ry="9" fill="#b98560" />
        <path
          d="M-16-14l-6-5M-12-19l-4-6M-4-21v-4M4-20l3-5M11-15l6-4"
          stroke="#d99a1e"
          stroke-width="3"
        />
      </>
    ),
    hat: <path d="M-12-10C-13-19-3-20 3-17c4-2 8 0 9 6-5-4-9-4-12-3-4-2-9 0-12 4z" fill={GOLD} />,
    gift: (
      <>
        <path d="M-7 6C-7 1-4 0-4 0v-2h3v2s3 1 3 6z" fill="#e2b48c" stroke-width="1" />
        <circle cx="-2.5" cy="-4" r="3.4" fill="#e2b48c" stroke-width="1" />
        <path d="M6-4v8M2 0h8" stroke="#c4552d" stroke-width="2.4" />
      </>
    ),
  },
  // two demigods: long hair with flowers, two children
  plaesiris: {
    robe: "#d98aa0",
    back: <path d="M-13-9C-14-21 5-21 4-9 8-2 8 5 5 10H-14C-17 4-16-2-13-9z" fill="#7a4a24" />,
    hat: (
      <>
        <path d="M-12-9C-12-18 3-18 3-9-1-14-8-14-12-9z" fill="#7a4a24" />
        {[-11, -7, -2, 2].map((x, k) => (
          <circle
            cx={x}
            cy={k % 3 ? -16 : -13}
            r="2.4"
            fill={k % 2 ? "#f4d35e" : "#e9566b"}
            stroke-width="0.9"
          />
        ))}
      </>
    ),
    gift: (
      <>
        {[-4.5, 4.5].map((x) => (
          <g transform={`translate(${x} 0)`} stroke-width="1">
            <path d="M-4 7c0-6 2-7 4-7s4 1 4 7z" fill="#9fb7c9" />
            <circle cy="-3.5" r="3.2" fill="#e2b48c" />
          </g>
        ))}
      </>
    ),
  },
  // special money: a tall pointed cap, a sack of coins
  taksator: {
    robe: "#7c5a2f",
    hat: (
      <>
        {BEARD}
        <path
          d="M-13-10C-12-17-8-21-1-23 5-24 7-20 4-18 2-17 1-18 2-15c2 1 2 3 2 5-5-3-12-3-17 0z"
          fill="#8d2f45"
        />
      </>
    ),
    gift: (
      <>
        <path d="M-3-5C-9-1-9 8 0 8s9-9 3-13z" fill="#b98a52" stroke-width="1.2" />
        <path d="M-4-8h8l-2 3h-4z" fill="#8a6334" stroke-width="1.1" />
        <Coin y={2.5} r={4.2} />
      </>
    ),
  },
  // cards after every preparation: a deep hood, two cards
  depraccus: {
    robe: "#4d6b4a",
    back: <path d="M-17 6C-19-12-13-23-4-23S10-12 8 6z" />,
    hat: (
      <path d="M-15 2C-17-13-12-21-4.5-21S8-13 6 2C5-9 2-14-4.5-14S-14-9-15 2z" fill="#5f8259" />
    ),
    gift: (
      <>
        <MiniCard x={-3} turn={-14} />
        <MiniCard x={3.5} y={0.5} turn={14} />
      </>
    ),
  },
  // a step more: wings on the helmet, a sandal
  vinthrad: {
    robe: "#3f7ea6",
    hat: (
      <>
        <path
          d="M-13-11c-8 0-11-4-11-10 5 0 6 2 10 2-2 1-2 4 1 8zM4-11c8 0 11-4 11-10-5 0-6 2-10 2 2 1 2 4-1 8z"
          fill={BONE}
        />
        <path d="M-13-9C-13-21 4-21 4-9c-5-3-12-3-17 0z" fill="#b9c4cc" />
      </>
    ),
    gift: <Sandal s={0.95} />,
  },
  // a jump: a high crest, an arrow over a rival's hex
  gaiviles: {
    robe: "#b3491f",
    hat: (
      <>
        <path d="M-15-9C-18-25 6-28 12-13 14-7 13-1 10 3c0-8-3-14-9-17z" fill="#c9302c" />
        <path d="M-13-8C-14-20 5-20 4-8L1-4V-9h-13v5z" fill="#caa24a" />
      </>
    ),
    gift: (
      <>
        <path d="M-4 2l4-2.5L4 2v5H-4z" fill="#9a958b" stroke-width="1" />
        <path d="M-8 5C-8-7 6-8 7 0" fill="none" stroke="#1f6f8b" stroke-width="2.4" />
        <path d="M3.5-1.5h7L7 4z" fill="#1f6f8b" stroke="none" />
      </>
    ),
  },
  // two coins in every purchase: turban and beard
  stonkus: {
    robe: "#6a4a8a",
    skin: "#c08a5e",
    hat: (
      <>
        <path d="M-12-6c0 10 3 14 7.5 17C0 8 3 4 3-6 1-2-3-2-4.5-2S-10-2-12-6z" fill="#3a2a1a" />
        <path d="M-15-10C-17-21-8-24-3-22c7-2 13 4 10 12C2-14-9-14-15-10z" fill="#f0e2c0" />
        <path d="M-13-13C-6-19 2-19 7-13" fill="none" stroke-width="1.1" />
        <circle cx="-4" cy="-17" r="2.4" fill="#2f8f7a" stroke-width="1" />
      </>
    ),
    gift: (
      <>
        <Coin x={-3} y={2.5} r={5.5} />
        <Coin x={3} y={-2} r={5.5} />
      </>
    ),
  },
  // a card more: the moon on her head, one shining card
  gadicea: {
    robe: "#31507c",
    back: <path d="M-15 20C-20-4-16-20-4.5-20S12-4 9 20z" fill="#46699c" />,
    hat: (
      <>
        <path d="M-13-6C-13-19 4-19 4-6 2-12-11-12-13-6z" fill="#2a1f18" />
        <path d="M-13-21C-12-13 3-13 4-21 1-18-10-18-13-21z" fill="#f2e6b8" />
      </>
    ),
    gift: (
      <>
        <MiniCard x={-2.5} turn={-6} s={1.1} />
        <path d="M5.5-5v7M2 -1.5h7" stroke="#31507c" stroke-width="2.4" />
      </>
    ),
  },
  // the best offering scores: a veil and laurel, a bowl with a flame
  pietalte: {
    robe: "#f3ead8",
    back: <path d="M-16 21C-20-6-15-21-4.5-21S10-6 7 21z" fill="#fffaf1" />,
    hat: (
      <>
        <path d="M-13-5C-14-19 5-19 4-5 2-13-11-13-13-5z" fill="#e6d6b5" />
        {[-12, -9, -5].map((x, k) => (
          <Leaf x={x} y={-11 - k * 2} turn={-100 + k * 30} />
        ))}
        {[3, 0, -4].map((x, k) => (
          <Leaf x={x} y={-11 - k * 2} turn={-80 - k * 30} />
        ))}
      </>
    ),
    gift: (
      <>
        <path d="M0-9c4 4 4 8 0 10-4-2-4-6 0-10z" fill="#e5732f" stroke-width="1" />
        <path d="M-8 1H8C7 6 4 7 2 7v2h-4V7c-2 0-5-1-6-6z" fill="#caa24a" stroke-width="1.2" />
      </>
    ),
  },
  // once another action: a cap of two points, half in the light
  traitera: {
    robe: "#2f7a6b",
    hat: (
      <>
        <path d="M-4.5-16C-2-16 3-13 3-7S-1 2-4.5 2z" fill="#4a3a2a" stroke-width="1" />
        <path d="M-2-7h0" stroke="#fff" stroke-width="2.2" />
        <path
          d="M-13-8C-13-15-17-20-22-19c3-6 13-6 17.5 0C0-25 10-25 13-19 8-20 4-15 4-8-1-13-8-13-13-8z"
          fill="#d9a404"
        />
        <path d="M-4.5-19C0-25 10-25 13-19 8-20 4-15 4-8c-2-3-5-4-8.5-4z" fill="#2f7a6b" />
        <circle cx="-22" cy="-18" r="2.2" fill={GOLD} stroke-width="1" />
        <circle cx="13" cy="-18" r="2.2" fill={GOLD} stroke-width="1" />
      </>
    ),
    gift: (
      <>
        <path d="M6 1A6.5 6.5 0 11 2-5" fill="none" stroke="#2f7a6b" stroke-width="2.6" />
        <path d="M0-9.5L8-6 1.5-1z" fill="#2f7a6b" stroke="none" />
      </>
    ),
  },
};

/** The face of a god, in a square of 48 around 0, 0. */
export function GodFace({ id, ...at }: At & { id: string }) {
  const look = LOOKS[id];
  return <g transform={placed(at)}>{look ? <Figure look={look} /> : null}</g>;
}

/** A demigod: a young head with a ribbon, no gift of its own. */
export function DemigodFace(at: At) {
  return (
    <g transform={placed(at)} stroke={INK} stroke-width="1.5" stroke-linejoin="round">
      <path d="M-16 18C-15 9-9 6-5 4V-1H5v5c4 2 10 5 11 14z" fill="#dfe6ea" />
      <ellipse cy="-6" rx="8" ry="9.5" fill="#e2b48c" />
      <path d="M3-15c5 3 5 13 0 17 2-5 2-12 0-17z" fill="#000" opacity=".15" stroke="none" />
      <path d="M-9-6C-11-19 10-20 9-5 7-10 4-12 0-12s-7 2-9 6z" fill="#8a5a2b" />
      <path d="M-9-10C-4-13 4-13 9-9" fill="none" stroke="#4f86b5" stroke-width="2.6" />
    </g>
  );
}
