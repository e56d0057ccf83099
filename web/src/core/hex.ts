/** Pointy-top hexagons on the screen. */
export type Point = [number, number];

/** The six corners, clockwise from the top; `squash` flattens for a slanted look. */
export function hexPoints(x: number, y: number, r: number, squash = 1): Point[] {
  return Array.from({ length: 6 }, (_, k) => {
    const a = (Math.PI / 3) * k - Math.PI / 2;
    return [round(x + r * Math.cos(a)), round(y + r * Math.sin(a) * squash)];
  });
}

/** Centre of axial (q, r). */
export function hexCentre(q: number, r: number, size: number, squash = 1): Point {
  return [round(size * Math.sqrt(3) * (q + r / 2)), round(size * 1.5 * r * squash)];
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
