/** Where a hex lies, told from the nearest hex that has a name: the twin of `megalith/places.py`. */
export type Cell = [number, number]; // axial q, r
export type Leg = [direction: number, hexes: number];

// A title that stands on its points calls the first one east, one that lies on its sides south-east.
const DIRECTIONS: Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The hexes that a file of words names: `hex-<q>_<r> = …`. */
export function named(text: string): Cell[] {
  return [...text.matchAll(/^hex-(-?\d+)_(-?\d+) =/gm)].map((m) => [Number(m[1]), Number(m[2])]);
}

export function nearest(places: Cell[], cell: Cell): Cell {
  return places.reduce((a, b) => (distance(b, cell) < distance(a, cell) ? b : a));
}

/** The way from one hex to another: so many in one direction, then in the one beside it. */
export function legs(start: Cell, end: Cell): Leg[] {
  const [q, r] = [end[0] - start[0], end[1] - start[1]];
  for (const [first, a] of DIRECTIONS.entries()) {
    const second = (first + 1) % 6;
    const b = DIRECTIONS[second];
    const turn = a[0] * b[1] - a[1] * b[0];
    const [m, n] = [(q * b[1] - r * b[0]) * turn, (a[0] * r - a[1] * q) * turn];
    if (m > 0 && n >= 0)
      return n
        ? [
            [first, m],
            [second, n],
          ]
        : [[first, m]];
  }
  return [];
}

function distance(a: Cell, b: Cell): number {
  const [q, r] = [b[0] - a[0], b[1] - a[1]];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
