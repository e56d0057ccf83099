/** Cards, gods, booty and bonus tokens of Pantheon, drawn small. */
import type { Json } from "../../core/types";
import { Numeral, placed, type At } from "../draw";
import { Coin, MiniCard, Sandal } from "./emblems";
import { DemigodFace, GodFace } from "./gods";

const KIND: Record<string, [string, string]> = {
  gift: ["#d99a3c", "M-7-2h14v9H-7zM-8-6H8v4H-8zM0-6V7M0-6c-6-6-9 0 0 0 9 0 6-6 0 0"],
  worship: ["#8a6db1", "M0-9a3 3 0 110 6 3 3 0 010-6zM-3-2c-5 2-6 5-8 10H9C8 3 5 0 3-2z"],
  dancer: [
    "#c9566b",
    "M0-9a2.6 2.6 0 110 5.2A2.6 2.6 0 010-9zM0-4l-8-3M0-4l7-5M0-4L-1 2l-5 7M-1 2l6 2 1 5",
  ],
  temple: ["#4f86b5", "M-9-3L0-9l9 6zM-6-3v9M-2-3v9M2-3v9M6-3v9M-9 8H9"],
};

/** A sign of an offering kind, in a square of 24. */
export function KindSign({ id, ...at }: At & { id: string }) {
  const [tint, path] = KIND[id] ?? ["#888", ""];
  return (
    <g transform={placed(at)}>
      <rect x="-11.5" y="-11.5" width="23" height="23" rx="6" fill={tint} />
      <path
        d={path}
        fill="none"
        stroke="#fff"
        stroke-width="1.7"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  );
}

/** An action card of 52 x 74, its middle at 0, 0. */
export function CardFace({ id }: { id: string }) {
  const coins = /^coin_(\d)$/.exec(id);
  const kind = /^offering_(\w+)$/.exec(id);
  return (
    <g>
      <rect x="-25" y="-35" width="52" height="74" rx="7" fill="#000" opacity=".18" />
      <rect
        x="-26"
        y="-37"
        width="52"
        height="74"
        rx="7"
        fill="#fdf3dc"
        stroke="#6b5d48"
        stroke-width="1.5"
      />
      {coins && (
        <>
          {Number(coins[1]) > 1 && <Coin x={7} y={11} r={17} />}
          <Coin
            x={Number(coins[1]) > 1 ? -3 : 0}
            y={Number(coins[1]) > 1 ? -6 : 0}
            r={17}
            n={coins[1]}
          />
        </>
      )}
      {kind && <KindSign id={kind[1]} s={1.7} />}
      {id === "move" && (
        <>
          <Sandal x={-9} y={8} s={1.35} />
          <Sandal x={9} y={-8} s={1.35} />
        </>
      )}
    </g>
  );
}

const BOOTY = "#f2d9a0";
const BONUS = "#d7e3cf";

/** A small number on a token. */
function Count({ n, x = 7, y = 7 }: { n: string; x?: number; y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="6.5" fill="#2b2620" />
      <Numeral n={n} y={3.6} size={10} />
    </g>
  );
}

function SmallColumn({ x = 0, y = 0, s = 1 }: At) {
  return (
    <path
      d="M-4.5 8h9V5.500h-9zM-3 5.500v-11h6v11zM-4.5-5.500h9V-8h-9z"
      transform={`translate(${x} ${y}) scale(${s})`}
      fill="#fffaf1"
      stroke="#6b5d48"
      stroke-width="1.3"
    />
  );
}

/** An offering token that rises, so many levels. */
function Rise({ n }: { n: number }) {
  return (
    <>
      <rect x="-10" y="1" width="12" height="9" rx="2" fill="#8a6db1" stroke="#3d3226" />
      {Array.from({ length: n }, (_, k) => (
        <path
          d="M0-1.500L4.5-6.5 9-1.500H6.500V4h-4v-5.500z"
          transform={`translate(${n > 1 ? -5 : -2} ${n > 1 ? 3 - k * 6.5 : 0})`}
          fill="#5f7f34"
          stroke="#fffaf1"
          stroke-width="0.8"
        />
      ))}
    </>
  );
}

/** What a booty or bonus token gives, within a circle of radius 13. */
const GIVES: Record<string, preact.JSX.Element> = {
  demigod: <DemigodFace s={0.6} y={0} />,
  god: (
    <>
      <path
        d="M0-12V12M-12 0H12M-8.5-8.500l17 17M8.5-8.500l-17 17"
        stroke="#d99a1e"
        stroke-width="2.4"
      />
      <circle r="7.5" fill="#fffaf1" stroke="#3d3226" />
      <path d="M-5 6C-5 2-2 2-2 0h4C2 2 5 2 5 6z" fill="#c4552d" />
      <circle cy="-2.5" r="3.6" fill="#e2b48c" stroke="#3d3226" stroke-width="0.8" />
    </>
  ),
  cards_2: (
    <>
      <MiniCard x={-4} y={-1} turn={-12} />
      <MiniCard x={3} y={-1} turn={10} />
      <Count n="2" />
    </>
  ),
  cards_3: (
    <>
      <MiniCard x={-6} y={-1} turn={-22} />
      <MiniCard y={-3} />
      <MiniCard x={6} y={-1} turn={22} />
      <Count n="3" x={8} y={8} />
    </>
  ),
  offering_1: <Rise n={1} />,
  offering_2: <Rise n={2} />,
  money: (
    <>
      <Coin x={-4} y={4} r={6} />
      <Coin x={4} y={4} r={6} />
      <Coin y={-3.5} r={6.5} n="?" />
    </>
  ),
  step_1: (
    <>
      <Sandal x={-3} s={0.95} />
      <Count n="+1" />
    </>
  ),
  pieces_choice: (
    <>
      <SmallColumn x={-8} y={-2} s={0.72} />
      <SmallColumn x={-3} y={-4} s={0.72} />
      <path d="M-8 9L9-9" stroke="#8d2f45" stroke-width="1.6" />
      <Sandal x={3} y={5} s={0.55} />
      <Sandal x={8} y={2} s={0.55} />
    </>
  ),
  pieces_1_1: (
    <>
      <SmallColumn x={-5} />
      <Sandal x={5.5} y={1} s={0.75} />
    </>
  ),
  column: (
    <>
      <path d="M-11 4L0-2 11 4 0 10z" fill="#c9b27a" stroke="#6b5d48" />
      <SmallColumn y={-2} s={1.05} />
    </>
  ),
};

/** A booty token is round, a bonus token square; radius 14. */
export function Token({ id, ...at }: At & { id: string }) {
  const name = id.replace(/^(booty|bonus)_/, "");
  const edge = { stroke: "#6b4d1c", "stroke-width": 1.6 };
  return (
    <g transform={placed(at)} data-token={id}>
      {id.startsWith("bonus") ? (
        <>
          <rect x="-13" y="-12" width="28" height="28" rx="6" fill="#000" opacity=".2" />
          <rect x="-14" y="-14" width="28" height="28" rx="6" fill={BONUS} {...edge} />
        </>
      ) : (
        <>
          <circle r="14.5" cx="1" cy="2" fill="#000" opacity=".2" />
          <circle r="14.5" fill={BOOTY} {...edge} />
        </>
      )}
      {GIVES[name]}
    </g>
  );
}

/** A demigod's medal of radius 20 with its value; face down with the values it may have. */
export function Demigod({
  n,
  hidden = false,
  ...at
}: At & { n: number | string; hidden?: boolean }) {
  return (
    <g transform={placed(at)}>
      <circle r="20" cx="1.5" cy="2.5" fill="#000" opacity=".18" />
      <circle r="20" fill={hidden ? "#7f95a1" : "#dfe6ea"} stroke="#3f5661" stroke-width="1.6" />
      {hidden ? (
        <Numeral n={n} y={6} size={16} />
      ) : (
        <>
          <DemigodFace s={0.8} x={-3} y={0} />
          <g transform="translate(12 11)">
            <circle r="9" fill="#2b4a5a" stroke="#fff" stroke-width="1.2" />
            <Numeral n={n} y={5} size={14} />
          </g>
        </>
      )}
    </g>
  );
}

/** A god of 96 x 88 with the offering it asks; plain without the words. */
export function God({ god, plain = false }: { god: Json; plain?: boolean }) {
  return (
    <g>
      <rect x="2" y="3" width="96" height="88" rx="10" fill="#000" opacity=".18" />
      <rect
        width="96"
        height="88"
        rx="10"
        fill={god.colour === "blue" ? "#c9dceb" : "#f7e7b6"}
        stroke="#6b5d48"
        stroke-width="1.5"
      />
      <GodFace id={god.id} x={plain ? 49 : 58} y={plain ? 46 : 37} s={plain ? 1.7 : 1.3} />
      {(plain ? [] : (god.cost as number[])).map((n, k) => (
        <g transform={`translate(13 ${13 + k * 16.5})`}>
          <circle r="8" fill="#2b2620" />
          <Numeral n={n} y={4.5} size={12.5} />
        </g>
      ))}
      {!plain && (
        <text x="50" y="84" text-anchor="middle" font-size="14" font-weight="600">
          {god.name}
        </text>
      )}
    </g>
  );
}

export function godFacts(facts: Json, id: string): Json {
  return (facts.gods.items as Json[]).find((g) => g.id === id) ?? { id, name: id, cost: [] };
}
