/** Colours of the score lines: those of the districts, a little deeper. */
export const LINES: Record<string, string> = {
  houses: "#5b8cc4",
  markets: "#e0b93a",
  barracks: "#cf5b4a",
  temples: "#9a77c2",
  gardens: "#7aa94f",
  stones: "#9d9484",
};
