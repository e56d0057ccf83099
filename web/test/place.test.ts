import { describe, expect, it } from "vitest";
import { around, FIT, fitted, held, scaled } from "../src/table/place";

const BOX: [number, number] = [400, 300];

describe("where a drawing lies", () => {
  it("keeps the point under the fingers", () => {
    const at = scaled(FIT, 2, 100, 90, BOX);
    expect(at).toEqual({ x: -100, y: -90, k: 2 });
    expect(scaled(at, 0.5, 100, 90, BOX)).toEqual({ x: 0, y: 0, k: 1 });
  });
  it("is never smaller than its box and never leaves it", () => {
    expect(scaled(FIT, 0.3, 10, 10, BOX)).toEqual(FIT);
    expect(held({ x: 50, y: -900, k: 1 }, BOX)).toEqual(FIT);
  });
  it("can be dragged from under a button in the corner when it is large, and no farther", () => {
    expect(held({ x: 150, y: -900, k: 2 }, BOX)).toEqual({ x: 64, y: -364, k: 2 });
  });
  it("brings a part into the middle, as large as fits and is asked for", () => {
    expect(around([190, 140, 210, 160], BOX, 2)).toEqual({ x: -200, y: -150, k: 2 });
    expect(around([0, 0, 400, 300], BOX, 3)).toEqual(FIT);
    expect(around([0, 0, 20, 20], BOX, 3)).toEqual({ x: 64, y: 64, k: 3 });
    expect(around([0, 0, 20, 20], BOX, 3, 0)).toEqual({ x: 0, y: 0, k: 3 });
  });
  it("shows nothing of the empty box above and below a drawing that is less high", () => {
    const drawn = fitted(BOX, [200, 100]);
    expect(drawn).toEqual([0, 50, 400, 250]);
    expect(held({ x: 0, y: 80, k: 2 }, BOX, 0, drawn)).toEqual({ x: 0, y: -100, k: 2 });
    expect(around([190, 50, 210, 70], BOX, 3, 0, drawn)).toEqual({ x: -400, y: -150, k: 3 });
    expect(held({ x: 0, y: 80, k: 1.2 }, BOX, 0, drawn).y).toBeCloseTo(-30); // in the middle
    expect(scaled({ x: 0, y: -150, k: 3 }, 1 / 3, 9, 9, BOX, drawn)).toEqual(FIT);
  });
});
