/** The things of Akropolis for the book of things, drawn as in the city. */
import type { JSX } from "preact";
import type { Json } from "../../core/types";
import type { PictureProps } from "../../things/load";
import { Hex } from "./Hex";
import { centre } from "./hexes";
import { Stone, Tile } from "./Tiles";

type Face = { q: number; r: number; level?: number; kind: string; stars: number };

/** Hexes from the back to the front. */
function Hexes({ faces }: { faces: Face[] }) {
  const placed = faces.map((f) => ({ ...f, at: centre(f.q, f.r, f.level ?? 1) }));
  const xs = placed.map((f) => f.at[0]);
  const ys = placed.map((f) => f.at[1]);
  const [left, top] = [Math.min(...xs) - 34, Math.min(...ys) - 30];
  const [w, h] = [Math.max(...xs) - left + 34, Math.max(...ys) - top + 46];
  return (
    <svg class="board" viewBox={`${left} ${top} ${w} ${h}`} aria-hidden="true">
      {placed
        .sort((a, b) => (a.level ?? 1) - (b.level ?? 1) || a.at[1] - b.at[1])
        .map((f) => (
          <Hex
            x={f.at[0]}
            y={f.at[1]}
            level={f.level ?? 1}
            kind={f.kind}
            stars={f.stars}
            numbers={(f.level ?? 1) > 1}
          />
        ))}
    </svg>
  );
}

function stars(facts: Json, kind: string): number {
  return (facts.stars_per_plaza.items as Record<string, number>)[kind] ?? 0;
}

export function Picture({ field, id, facts }: PictureProps): JSX.Element | null {
  if (field === "tile")
    return (
      <svg class="board" viewBox="-62 -60 124 124" aria-hidden="true">
        <Tile tile={id} facts={facts} />
      </svg>
    );
  const kind = id.replace("_plaza", "");
  if (field === "face" && kind !== id)
    return <Hexes faces={[{ q: 0, r: 0, kind, stars: stars(facts, kind) }]} />;
  if (field === "face" || field === "kind") return <Hexes faces={[hex(0, 0, kind)]} />;
  if (field === "line") return ofLine(id);
  return field === "word" ? ofWord(id, facts) : null;
}

function hex(q: number, r: number, kind: string, level = 1): Face {
  return { q, r, kind, stars: 0, level };
}

const LINES: Record<string, string> = {
  houses: "house",
  markets: "market",
  barracks: "barracks",
  temples: "temple",
  gardens: "garden",
  quarries: "quarry",
};

function ofLine(id: string): JSX.Element {
  return LINES[id] ? <Hexes faces={[hex(0, 0, LINES[id])]} /> : <Stone />;
}

function ofWord(id: string, facts: Json): JSX.Element | null {
  const start = facts.start_tile.hexes as Face[];
  const plaza = { ...start[0], q: 0, r: 0 };
  switch (id) {
    case "start_tile":
      return <Hexes faces={start} />;
    case "stone":
    case "price":
    case "reserve":
      return <Stone />;
    case "quarry":
      return <Hexes faces={[hex(0, 0, "quarry")]} />;
    case "plaza":
    case "star":
      return <Hexes faces={[plaza]} />;
    case "level":
      return <Hexes faces={[hex(0, 0, "house"), hex(1, 0, "house", 2), hex(2, -1, "house", 3)]} />;
    case "district":
    case "area":
      return <Hexes faces={[hex(0, 0, "garden")]} />;
    case "city_tile":
      return (
        <svg class="board" viewBox="-62 -60 124 124" aria-hidden="true">
          <Tile tile={(facts.city_tiles.items as Json[])[0].id as string} facts={facts} />
        </svg>
      );
    case "lake":
      return <Hexes faces={RING.map(([q, r]) => hex(q, r, "garden"))} />;
    case "edge":
      return <Hexes faces={RING.slice(0, 3).map(([q, r]) => hex(q, r, "barracks"))} />;
    default:
      return null;
  }
}

/** The six cells around one. */
const RING: [number, number][] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
