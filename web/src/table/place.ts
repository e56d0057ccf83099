/** Where a drawing lies in its box: shifted by x, y and k times as large. It never leaves the box: a
 * large one only so far that its corners can be dragged from under what lies over the box. */
export type Place = { x: number; y: number; k: number };
type Size = [number, number];

export const FIT: Place = { x: 0, y: 0, k: 1 };
const LARGEST = 5;
const SLACK = 64; // pixels, a little more than a button
const MARGIN = 1.25; // what is looked at gets a quarter of room around it

export function held({ x, y, k }: Place, [w, h]: Size, most = SLACK): Place {
  const slack = k > 1 ? most : 0;
  const between = (low: number, v: number) => Math.min(slack, Math.max(low - slack, v));
  return { x: between(w * (1 - k), x), y: between(h * (1 - k), y), k };
}

/** Larger or smaller by a factor; the point under the fingers stays. */
export function scaled(at: Place, factor: number, cx: number, cy: number, size: Size): Place {
  const k = Math.min(LARGEST, Math.max(1, at.k * factor));
  const grown = k / at.k;
  return held({ x: cx - (cx - at.x) * grown, y: cy - (cy - at.y) * grown, k }, size);
}

/** A part of the drawing (left, top, right, bottom at size 1) in the middle, at most `most` times as large. */
export function around(
  part: [number, number, number, number],
  [w, h]: Size,
  most: number,
  slack?: number,
): Place {
  const [left, top, right, bottom] = part;
  const fits = Math.min(w / ((right - left) * MARGIN), h / ((bottom - top) * MARGIN));
  const k = Math.max(1, Math.min(most, fits));
  const x = w / 2 - ((left + right) / 2) * k;
  const y = h / 2 - ((top + bottom) / 2) * k;
  return held({ x, y, k }, [w, h], slack);
}
