/** Which pieces fly, from where to where: the part of the flights that only counts. */

export type Box = { x: number; y: number; width: number; height: number };
/** A drawn piece: where it lies, and the places it comes from when new and goes to when gone. */
export type Piece = { box: Box; from?: string; to?: string };
/** How a copy is shifted, scaled and shown, against the piece itself. */
export type Place = { x: number; y: number; scale: number; shown: number };
export type Flight<P extends Piece> = { piece: P; start: Place; end: Place };

export const HERE: Place = { x: 0, y: 0, scale: 1, shown: 1 };
const MANY = 16; // more than this moved at once: the drawing was laid out anew, nothing travelled
const NEAR = 3; // pixels that are no way to go

/** The flights between two drawings; `placeOf` says where a named place is, or null. */
export function planned<P extends Piece>(
  old: Map<string, P>,
  now: Map<string, P>,
  placeOf: (name?: string) => Box | null,
): Flight<P>[] {
  const moved: Flight<P>[] = [];
  const others: Flight<P>[] = [];
  for (const [key, piece] of now) {
    const was = old.get(key);
    const home = was ? null : placeOf(piece.from);
    if (was && far(was.box, piece.box))
      moved.push({ piece, start: between(piece.box, was.box, 1), end: HERE });
    else if (home)
      others.push({ piece, start: { ...between(piece.box, home, 0.3), scale: 0.7 }, end: HERE });
  }
  for (const [key, piece] of old) {
    const home = now.has(key) ? null : placeOf(piece.to);
    if (home)
      others.push({ piece, start: HERE, end: { ...between(piece.box, home, 0), scale: 0.5 } });
  }
  return [...(moved.length > MANY ? [] : moved), ...(others.length > MANY * 2 ? [] : others)];
}

function far(a: Box, b: Box): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) > NEAR;
}

/** How a piece at `box` must be shifted to lie at `other`. */
function between(box: Box, other: Box, shown: number): Place {
  return {
    x: other.x + other.width / 2 - box.x - box.width / 2,
    y: other.y + other.height / 2 - box.y - box.height / 2,
    scale: Math.min(2, other.width / box.width),
    shown,
  };
}
