/** Where a drawing lies in its box: shifted by x, y and k times as large. It never leaves the box: a
 * large one only so far that its corners can be dragged from under what lies over the box. */
export type Place = { x: number; y: number; k: number };
type Size = [number, number];
/** What is drawn, at size 1: left, top, right, bottom; the box may be higher or wider. */
export type Part = [number, number, number, number];

export const FIT: Place = { x: 0, y: 0, k: 1 };
const LARGEST = 5;
const SLACK = 64; // pixels, a little more than a button
const MARGIN = 1.25; // what is looked at gets a quarter of room around it

export function held(
  { x, y, k }: Place,
  [w, h]: Size,
  most = SLACK,
  [left, top, right, bottom]: Part = [0, 0, w, h],
): Place {
  if (k <= 1) return { x: 0, y: 0, k };
  return { x: along(x, k, left, right, w, most), y: along(y, k, top, bottom, h, most), k };
}

/** One way: what is smaller than the box lies in the middle, what is larger fills it. */
function along(v: number, k: number, from: number, to: number, room: number, slack: number) {
  if ((to - from) * k <= room) return room / 2 - ((from + to) / 2) * k;
  return Math.min(slack - from * k, Math.max(room - to * k - slack, v));
}

/** Larger or smaller by a factor; the point under the fingers stays. */
export function scaled(
  at: Place,
  factor: number,
  cx: number,
  cy: number,
  size: Size,
  drawn?: Part,
): Place {
  const k = Math.min(LARGEST, Math.max(1, at.k * factor));
  const grown = k / at.k;
  const next = { x: cx - (cx - at.x) * grown, y: cy - (cy - at.y) * grown, k };
  return held(next, size, SLACK, drawn);
}

/** A part of the drawing in the middle, at most `most` times as large. */
export function around(
  [left, top, right, bottom]: Part,
  [w, h]: Size,
  most: number,
  slack?: number,
  drawn?: Part,
): Place {
  const fits = Math.min(w / ((right - left) * MARGIN), h / ((bottom - top) * MARGIN));
  const k = Math.max(1, Math.min(most, fits));
  const x = w / 2 - ((left + right) / 2) * k;
  const y = h / 2 - ((top + bottom) / 2) * k;
  return held({ x, y, k }, [w, h], slack, drawn);
}

/** Where a picture of these proportions lies in a box that it fits into. */
export function fitted([w, h]: Size, [wide, high]: Size): Part {
  const scale = Math.min(w / wide, h / high);
  const [dx, dy] = [(w - wide * scale) / 2, (h - high * scale) / 2];
  return [dx, dy, w - dx, h - dy];
}
