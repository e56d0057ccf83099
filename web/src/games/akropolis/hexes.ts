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

/** The view box around a city, with room for one more tile on every side. */
export function extent(hexes: Cell[], room = 2.7): [number, number, number, number] {
  const points = hexes.map((h) => centre(h.q, h.r));
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [left, top] = [Math.min(...xs) - room * 1.5 * SIZE, Math.min(...ys) - room * 1.5 * SIZE];
  return [
    left,
    top,
    Math.max(...xs) + room * 1.5 * SIZE - left,
    Math.max(...ys) + room * 1.5 * SIZE - top,
  ];
}

/** The faces of a tile, from its facts. */
export function faces(facts: Json, tile: string): { kind: string; stars: number }[] {
  return facts.city_tiles?.items?.find((t: Json) => t.id === tile)?.hexes ?? [];
}
