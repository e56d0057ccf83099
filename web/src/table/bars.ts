/** The parts of a bar of points: how long each is, all together are the total, and its colour. */

const TINTS = [
  "#1f6f8b",
  "#c4552d",
  "#5f7f34",
  "#8a6db1",
  "#d9a404",
  "#8d2f45",
  "#4aa3a2",
  "#a8793f",
  "#5a6fb0",
  "#7a8a5c",
];

/** Lines that have a colour on the board keep it: a title's `lines.ts` names them. */
const OF_THE_BOARD = import.meta.glob<Record<string, string>>("../games/*/lines.ts", {
  eager: true,
  import: "LINES",
});

export function tint(game: string, key: string, k: number): string {
  return OF_THE_BOARD[`../games/${game}/lines.ts`]?.[key] ?? TINTS[k % TINTS.length];
}

/** The points that each line adds to the bar; what was lost is taken from the first lines. */
export function barParts(points: number[]): number[] {
  let lost = -points.filter((n) => n < 0).reduce((a, b) => a + b, 0);
  return points.map((n) => {
    const gone = Math.min(lost, Math.max(0, n));
    lost -= gone;
    return Math.max(0, n) - gone;
  });
}
