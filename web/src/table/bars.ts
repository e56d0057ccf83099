/** How long each part of a bar of points is: all parts together are the total. */

/** The points that each line adds to the bar; what was lost is taken from the first lines. */
export function barParts(points: number[]): number[] {
  let lost = -points.filter((n) => n < 0).reduce((a, b) => a + b, 0);
  return points.map((n) => {
    const gone = Math.min(lost, Math.max(0, n));
    lost -= gone;
    return Math.max(0, n) - gone;
  });
}
