import { expect, test } from "vitest";
import { barParts, tint } from "../src/table/bars";

test("the parts of a bar are the points of its lines", () => {
  expect(barParts([24, 16, 0, 40])).toEqual([24, 16, 0, 40]);
});

test("what was lost shortens the bar from its beginning, so that its end is the total", () => {
  expect(barParts([-10, 9, 4, 18])).toEqual([0, 0, 3, 18]);
  expect(barParts([30, -5, 2])).toEqual([25, 0, 2]);
});

test("who has less than nothing has no bar", () => {
  expect(barParts([-40, 9, 4, 18, 1])).toEqual([0, 0, 0, 0, 0]);
});

test("lines have the colours of the board, and no two of a sheet the same", () => {
  const sheets = {
    akropolis: ["houses", "markets", "barracks", "temples", "gardens", "stones"],
    origins: [
      ...["track", "gold", "advisors", "temple_forest", "temple_mountain", "temple_sea"],
      ...["seats_red", "seats_orange", "seats_yellow", "seats_blue", "seats_purple"],
    ],
    another: ["one", "two", "three", "four", "five", "six", "seven", "eight"],
  };
  for (const [game, keys] of Object.entries(sheets))
    expect(new Set(keys.map((key, k) => tint(game, key, k))).size).toBe(keys.length);
  expect(tint("akropolis", "gardens", 0)).toBe(tint("akropolis", "gardens", 4));
  expect(tint("another", "gardens", 0)).not.toBe(tint("akropolis", "gardens", 0));
});
