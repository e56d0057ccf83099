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

/** Lines that have a colour on the board keep it. */
const OF_THE_BOARD: Record<string, string> = {
  houses: "#5b8cc4",
  markets: "#e0b93a",
  barracks: "#cf5b4a",
  temples: "#9a77c2",
  gardens: "#7aa94f",
  stones: "#9d9484",
  gold: "#8a6a12",
  advisors: "#b86f9c",
  temple_forest: "#5f7f34",
  temple_mountain: "#8b8378",
  temple_sea: "#63b8b3",
  seats_red: "#cf5b4a",
  seats_orange: "#e08a3c",
  seats_yellow: "#e0b93a",
  seats_blue: "#5b8cc4",
  seats_purple: "#9a77c2",
};

export function tint(key: string, k: number): string {
  return OF_THE_BOARD[key] ?? TINTS[k % TINTS.length];
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
