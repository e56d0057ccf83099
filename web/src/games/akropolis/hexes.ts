/** Where hexes lie on the screen: flat top, axial (q, r), seen at a slight slant, levels lifted. */
import type { Json } from "../../core/types";

export type Cell = { q: number; r: number };
export type Top = Cell & { level: number; kind: string; stars: number; tile: string };

export const SIZE = 30;
export const LIFT = 13;
const SLANT = 0.86;
/** n, ne, se, s, sw, nw: as the data file numbers them. */
export const STEPS: [number, number][] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export function centre(q: number, r: number, level = 1): [number, number] {
  return [1.5 * SIZE * q, Math.sqrt(3) * SIZE * (r + q / 2) * SLANT - (level - 1) * LIFT];
}

/** The six corners, from the right one clockwise. */
export function corners(x: number, y: number, size = SIZE): [number, number][] {
  return Array.from({ length: 6 }, (_, k) => {
    const a = (Math.PI / 3) * k;
    return [x + size * Math.cos(a), y + size * Math.sin(a) * SLANT];
  });
}

/** The cells under a tile whose first hex lies on (q, r). */
export function cellsUnder(q: number, r: number, rotation: number): Cell[] {
  const next = (k: number) => STEPS[(rotation + k) % 6];
  return [{ q, r }, ...[0, 1].map((k) => ({ q: q + next(k)[0], r: r + next(k)[1] }))];
}

/** The view box around a city: with room on every side, and around every cell where something may lie. */
export function extent(
  hexes: Top[],
  room = 2.7,
  open: Cell[] = [],
): [number, number, number, number] {
  const points = hexes.flatMap((h) => [centre(h.q, h.r), centre(h.q, h.r, h.level)]);
  const free = open.map((c) => centre(c.q, c.r));
  const wide = room * 1.5 * SIZE;
  const xs = [...points.flatMap((p) => [p[0] - wide, p[0] + wide]), ...around(free, 0)];
  const ys = [...points.flatMap((p) => [p[1] - wide, p[1] + wide]), ...around(free, 1)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** A hex and what may be written above it, in one direction. */
function around(points: [number, number][], axis: 0 | 1): number[] {
  return points.flatMap((p) => [p[axis] - 2.4 * SIZE, p[axis] + 1.4 * SIZE]);
}

/** The faces of a tile, from its facts. */
export function faces(facts: Json, tile: string): { kind: string; stars: number }[] {
  return facts.city_tiles?.items?.find((t: Json) => t.id === tile)?.hexes ?? [];
}
