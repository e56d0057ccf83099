/** Civilization cards and buildings as drawings from the data file. */
import type { Json } from "../../core/types";
import { Axe, DieIcon, Good, HutIcon, Role, Sheaf, Symbol } from "./icons";

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

/** A card of 112 x 132, its upper left corner at 0, 0. */
export function Card({ card }: { card: Json | undefined }) {
  if (!card)
    return (
      <rect
        width="112"
        height="132"
        rx="10"
        fill="none"
        stroke="#8a7b5f"
        stroke-dasharray="6 6"
        stroke-width="1.5"
      />
    );
  const green = card.bottom.colour === "green";
  return (
    <>
      <rect x="2" y="4" width="112" height="132" rx="10" fill="#000" opacity=".18" />
      <rect width="112" height="132" rx="10" fill="#fdf3dc" stroke="#6b5d48" stroke-width="1.5" />
      <g transform="translate(56 38)">
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
  if (!tile)
    return (
      <rect
        width="112"
        height="96"
        rx="10"
        fill="none"
        stroke="#8a7b5f"
        stroke-dasharray="6 6"
        stroke-width="1.5"
      />
    );
  const cost =
    tile.kind === "fixed"
      ? Object.entries(tile.cost as Record<string, number>).flatMap(([id, n]) =>
          Array<string>(n).fill(id),
        )
      : [];
  return (
    <>
      <rect x="2" y="4" width="112" height="96" rx="8" fill="#000" opacity=".18" />
      <rect width="112" height="96" rx="8" fill="#e9d3ad" stroke="#6b5d48" stroke-width="1.5" />
      <path d="M1 34L56 3l55 31z" fill="#b98a52" stroke="#6b5d48" stroke-width="1.2" />
      <path d="M56 3l55 31H72z" fill="#000" opacity=".1" />
      {tile.kind === "fixed" ? (
        <>
          {cost.map((id, k) => (
            <Good id={id} x={56 + (k - (cost.length - 1) / 2) * 30} y={54} s={1.05} />
          ))}
          <text x="56" y="88" text-anchor="middle" font-size="19" font-weight="700">
            {tile.points}
          </text>
        </>
      ) : (
        <Open tile={tile} />
      )}
      {tile.kind === "fixed" && <HutIcon x={56} y={22} s={0.72} />}
    </>
  );
}

function Open({ tile }: { tile: Json }) {
  const exact = tile.kind === "exact";
  return (
    <>
      <text x="56" y="30" text-anchor="middle" font-size="17" font-weight="700">
        {exact ? `${tile.count}` : `${tile.min_count}–${tile.max_count}`}
      </text>
      {exact ? (
        <g>
          {Array.from({ length: tile.kinds }, (_, k) => (
            <g transform={`translate(${56 + (k - (tile.kinds - 1) / 2) * 24} 54)`}>
              <path
                d="M-10-5L0-11l10 6v10L0 11-10 5z"
                fill={["#fff6e0", "#d9c7a3", "#b9a57e", "#8f7d5a"][k]}
                stroke="#2b2620"
              />
              <text y="5.5" text-anchor="middle" font-size="15" font-weight="700">
                {"ABCD"[k]}
              </text>
            </g>
          ))}
        </g>
      ) : (
        <g>
          {["wood", "brick", "stone", "gold"].map((id, k) => (
            <Good id={id} x={56 + (k - 1.5) * 23} y={54} s={0.78} />
          ))}
        </g>
      )}
      <text x="56" y="88" text-anchor="middle" font-size="18" font-weight="700">
        {tile.min_points === tile.max_points
          ? tile.min_points
          : `${tile.min_points}–${tile.max_points}`}
      </text>
    </>
  );
}
