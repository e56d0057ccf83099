/** The rival of the solo game has no city: its start tile and the tiles it took, laid side by side (AK-156). */
import type { Json } from "../../core/types";
import { cellsUnder, faces, type Top } from "./hexes";
import type { Player } from "./wire";

const COLUMNS = 5;

/** What is drawn as a player's city. */
export function shownHexes(player: Player, facts: Json): Top[] {
  return player.automa ? sideBySide(player.tiles, facts) : player.hexes;
}

function sideBySide(tiles: string[], facts: Json): Top[] {
  const flat = { level: 1, tile: "start" };
  const start = (facts.start_tile?.hexes ?? []) as Omit<Top, "level" | "tile">[];
  return [
    ...start.map((hex) => ({ ...hex, ...flat })),
    ...tiles.flatMap((t, n) => one(t, n, facts)),
  ];
}

function one(tile: string, n: number, facts: Json): Top[] {
  const column = (n + 1) % COLUMNS;
  const row = Math.floor((n + 1) / COLUMNS);
  const q = 3 * column;
  const r = 3 * row - Math.floor(q / 2);
  const sides = faces(facts, tile);
  return cellsUnder(q, r, 0).map((cell, k) => ({
    ...cell,
    level: 1,
    kind: sides[k]?.kind ?? "quarry",
    stars: sides[k]?.stars ?? 0,
    tile,
  }));
}
