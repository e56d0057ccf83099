/** How long a game takes, and how heavy it is: from 1 to 5. */
export const ABOUT: Record<string, { minutes: string; weight: number }> = {
  stone_age: { minutes: "60–90", weight: 3 },
  akropolis: { minutes: "25–30", weight: 2 },
  origins: { minutes: "60–120", weight: 4 },
  pantheon: { minutes: "60–90", weight: 3 },
};
