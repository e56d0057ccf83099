/** The map of Pantheon while it is painted: each tool changes what lies on one hex. */
import type { Json } from "../core/types";

export type Cell = { q: number; r: number };
type Hex = Cell & { terrain: string };
type Column = Cell & { id: string; name: { en: string; pl: string } };
type Start = Cell & { nation: string };
type Label = Cell & { text: string };
type Slot = Start & { slot: number; printed: number | null; min_players: number };
export type SeaMap = Json & {
  hexes: Hex[];
  columns: Column[];
  starts: Start[];
  booty_slots: Slot[];
  labels: Label[];
};
export type Tool = "land" | "water" | "none" | "column" | "start" | "booty" | "sea";
export const TOOLS: Tool[] = ["land", "water", "none", "column", "start", "booty", "sea"];

const same = (a: Cell, b: Cell) => a.q === b.q && a.r === b.r;
const without = <T extends Cell>(list: T[], cell: Cell) => list.filter((x) => !same(x, cell));

/** The map after a stroke on a hex. `nation` has its start and its booty hexes, `slot` from 0. */
export function painted(map: SeaMap, tool: Tool, cell: Cell, nation: string, slot: number): SeaMap {
  const here = map.hexes.some((h) => same(h, cell));
  if (tool === "land" || tool === "water") {
    const hexes = [...without(map.hexes, cell), { ...cell, terrain: tool }];
    return { ...map, hexes: hexes.sort((a, b) => a.r - b.r || a.q - b.q) };
  }
  if (tool === "none") {
    const [columns, labels] = [without(map.columns, cell), without(map.labels, cell)];
    return { ...map, hexes: without(map.hexes, cell), columns, labels };
  }
  if (!here) return map;
  if (tool === "sea") return withLabel(map, cell);
  if (tool === "column") return withColumn(map, cell);
  if (tool === "start") {
    const others = map.starts.filter((s) => s.nation !== nation);
    return { ...map, starts: inOrder(map.starts, [...others, { nation, ...cell }]) };
  }
  const printed = slot > 2 ? slot : null;
  const mine: Slot = { nation, slot, printed, min_players: Math.max(2, slot), ...cell };
  const place = map.booty_slots.findIndex((s) => s.nation === nation && s.slot === slot);
  const slots = [...map.booty_slots];
  if (place >= 0) slots[place] = mine;
  else slots.push(mine);
  return { ...map, booty_slots: slots };
}

/** In the order of before, so that nothing else differs. */
function inOrder(before: Start[], now: Start[]): Start[] {
  const rank = (s: Start) => before.findIndex((x) => x.nation === s.nation);
  return now.sort((a, b) => rank(a) - rank(b));
}

/** The name of a sea goes where it is put, or goes away. */
function withLabel(map: SeaMap, cell: Cell): SeaMap {
  const others = without(map.labels, cell);
  if (others.length < map.labels.length) return { ...map, labels: others };
  return { ...map, labels: [...others, { text: "Mare", ...cell }] };
}

function withColumn(map: SeaMap, cell: Cell): SeaMap {
  if (map.columns.some((c) => same(c, cell)))
    return { ...map, columns: without(map.columns, cell) };
  let n = 1;
  while (map.columns.some((c) => c.id === `column_${n}`)) n++;
  const id = `column_${n}`;
  const [en, pl] = fresh(id);
  return { ...map, columns: [...map.columns, { id, name: { en, pl }, ...cell }] };
}

type Lang = "en" | "pl";

/** A column with the name on the owner's board; in the other language too, while ours stands there. */
export function named(map: SeaMap, ours: SeaMap, id: string, lang: Lang, name: string): SeaMap {
  const other = lang === "en" ? "pl" : "en";
  const columns = map.columns.map((c) => {
    if (c.id !== id) return c;
    const shipped = ours.columns.find((x) => x.id === id)?.name[other];
    const typed = ![shipped, c.name[lang], ...fresh(id)].includes(c.name[other]);
    return { ...c, name: { ...c.name, [lang]: name, ...(typed ? {} : { [other]: name }) } };
  });
  return { ...map, columns };
}

/** The names of a column that was just put there. */
function fresh(id: string): [string, string] {
  const n = id.replace("column_", "");
  return [`Column ${n}`, `Kolumna ${n}`];
}

/** The hexes to draw: those of the map, and a border around them to paint on. */
export function canvas(map: SeaMap): Cell[] {
  const known = new Map<string, Cell>();
  for (const { q, r } of map.hexes) {
    for (const [dq, dr] of [
      [0, 0],
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ]) {
      const cell = { q: q + dq, r: r + dr };
      if (cell.r >= 0) known.set(`${cell.q},${cell.r}`, cell);
    }
  }
  return [...known.values()];
}
