/** Colours of the score lines: those of the temples and of the dice. */
export const LINES: Record<string, string> = {
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
