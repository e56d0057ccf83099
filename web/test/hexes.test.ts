import { expect, test } from "vitest";
import { cellsUnder, centre } from "../src/games/akropolis/hexes";

test("the hexes of a tile touch each other in every rotation", () => {
  for (let rotation = 0; rotation < 6; rotation++) {
    const cells = cellsUnder(2, -1, rotation);
    for (const a of cells)
      for (const b of cells) {
        const d = Math.max(
          Math.abs(a.q - b.q),
          Math.abs(a.r - b.r),
          Math.abs(a.q + a.r - b.q - b.r),
        );
        expect(d).toBe(a === b ? 0 : 1);
      }
  }
});

test("a higher level is drawn higher on the screen", () => {
  expect(centre(0, 0, 2)[1]).toBeLessThan(centre(0, 0, 1)[1]);
});
