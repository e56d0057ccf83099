/** Civilization cards and buildings as drawings from the data file. */
import type { Json } from "../../core/types";
import { Role, Symbol } from "./faces";
import { GreatHall, House, LongHouse, Price } from "./houses";
import { Axe, DieIcon, Good, Sheaf } from "./icons";
import { Scene } from "./scenes";

export function cardFacts(facts: Json, id: string): Json | undefined {
  return facts.cards?.items?.find((c: Json) => c.id === id);
}

export function tileFacts(facts: Json, id: string): Json | undefined {
  return facts.buildings?.items?.find((b: Json) => b.id === id);
}

/** The upper half: what it does now. */
function Effect({ top }: { top: Json }) {
  const number = (n: number | string, x = 12) => (
    <text x={x} y="7" font-size="20" font-weight="700">
      {n}
    </text>
  );
  switch (top.effect) {
    case "dice_all":
      return (
        <>
          <DieIcon x={-24} s={0.85} />
          <DieIcon s={0.85} />
          <DieIcon x={24} s={0.85} />
        </>
      );
    case "food":
      return (
        <>
          <Good id="food" x={-10} s={1.15} />
          {number(top.food)}
        </>
      );
    case "resource":
      return (
        <>
          <Good id={top.resource} x={-10} s={1.2} />
          {number(top.count)}
        </>
      );
    case "roll_resource":
      return (
        <>
          <DieIcon x={-26} s={0.85} />
          <DieIcon x={-5} s={0.85} />
          <text x="7" y="6" font-size="15">
            →
          </text>
          <Good id={top.resource} x={34} />
        </>
      );
    case "points":
      return (
        <>
          <path d="M-18-9h22l6 9-6 9h-22z" fill="#8d2f45" />
          <text
            x="-7"
            y="7"
            text-anchor="middle"
            font-size="18"
            font-weight="700"
            style={{ fill: "#fff" }}
          >
            {top.points}
          </text>
        </>
      );
    case "tool":
      return <Axe s={1.25} />;
    case "food_track":
      return (
        <>
          <Sheaf lit x={-8} s={1.15} />
          {number("+1", 6)}
        </>
      );
    case "draw_card":
      return (
        <>
          <rect x="-17" y="-12" width="17" height="24" rx="3" fill="#8a6b3a" stroke="#2b2620" />
          <text x="6" y="7" font-size="18" font-weight="700">
            +1
          </text>
        </>
      );
    case "one_use_tool":
      return (
        <>
          <Axe x={-12} s={1.15} />
          {number(`${top.value}×1`, 4)}
        </>
      );
    default:
      return (
        <>
          <Good id="wood" x={-22} s={0.8} />
          <Good id="stone" x={0} s={0.8} />
          <text x="14" y="6" font-size="17" font-weight="700">
            ?{top.count ?? 2}
          </text>
        </>
      );
  }
}

/** Where a card or a building would lie. */
function Empty({ h }: { h: number }) {
  return (
    <rect
      width="112"
      height={h}
      rx="10"
      fill="none"
      stroke="#8a7b5f"
      stroke-dasharray="6 6"
      stroke-width="1.5"
    />
  );
}

/** A card of 112 x 132, its upper left corner at 0, 0. */
export function Card({ card }: { card: Json | undefined }) {
  if (!card) return <Empty h={132} />;
  const green = card.bottom.colour === "green";
  return (
    <>
      <rect x="2" y="4" width="112" height="132" rx="10" fill="#000" opacity=".18" />
      <rect width="112" height="132" rx="10" fill="#fdf3dc" stroke="#6b5d48" stroke-width="1.5" />
      <Scene top={card.top} />
      <g transform="translate(56 42)">
        <Effect top={card.top} />
      </g>
      <path
        d="M1.5 74h109v46a10 10 0 01-10 10h-89a10 10 0 01-10-10z"
        fill={green ? "#b9d39b" : "#f2cf7e"}
      />
      <path d="M1.5 74h109" stroke="#6b5d48" />
      {green ? (
        <Symbol id={card.bottom.symbol} x={56} y={102} s={1.35} />
      ) : (
        <Figures bottom={card.bottom} />
      )}
    </>
  );
}

function Figures({ bottom }: { bottom: Json }) {
  const n = bottom.figures as number;
  return (
    <>
      {Array.from({ length: n }, (_, k) => (
        <Role id={bottom.role} x={56 + (k - (n - 1) / 2) * 31} y={102} s={1.15} />
      ))}
    </>
  );
}

/** A building of 112 x 96. */
export function Building({ tile }: { tile: Json | undefined }) {
  if (!tile) return <Empty h={96} />;
  return (
    <>
      <rect x="2" y="4" width="112" height="96" rx="8" fill="#000" opacity=".18" />
      <rect width="112" height="96" rx="8" fill="#eedcb8" stroke="#6b5d48" stroke-width="1.5" />
      <path d="M1 56Q40 46 111 58V68H1z" fill="#c9cf94" />
      <g transform={`translate(${tile.kind === "fixed" ? 44 : 36} 29) scale(.78)`}>
        <Walls tile={tile} />
      </g>
      <g transform="translate(56 80)">
        <path d="M-55-14H55V8a7 7 0 01-7 7H-48a7 7 0 01-7-7z" fill="#fdf3dc" />
        <path d="M-55-14H55" stroke="#6b5d48" />
        <Price tile={tile} />
      </g>
      <Worth tile={tile} />
    </>
  );
}

/** The building itself, 84 wide around its middle. */
export function Walls({ tile }: { tile: Json }) {
  if (tile.kind === "fixed") return <House cost={tile.cost} />;
  if (tile.kind === "exact") return <LongHouse count={tile.count} kinds={tile.kinds} />;
  return <GreatHall />;
}

/** The points on a banner. */
function Worth({ tile }: { tile: Json }) {
  const points: string =
    tile.kind === "fixed" || tile.min_points === tile.max_points
      ? `${tile.points ?? tile.min_points}`
      : `${tile.min_points}–${tile.max_points}`;
  const w = points.length > 2 ? 50 : 31;
  return (
    <g transform={`translate(${108 - w} 5)`}>
      <path
        d={`M0 0h${w}v25l-${w / 2}-6-${w / 2} 6z`}
        fill="#8d2f45"
        stroke="#fff6e0"
        stroke-width="1.2"
      />
      <text
        x={w / 2}
        y="16"
        text-anchor="middle"
        font-size="16.5"
        font-weight="700"
        style={{ fill: "#fff" }}
      >
        {points}
      </text>
    </g>
  );
}
