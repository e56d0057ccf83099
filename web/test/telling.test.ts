import { describe, expect, it } from "vitest";
import { Words } from "../src/core/words";
import { finding, partsOf, split } from "../src/table/telling";

describe("outcomes of luck, part by part", () => {
  it("takes lists apart and leaves the word out", () => {
    const parts = partsOf({ do: "bonus_tokens", tokens: ["red", "blue"] });
    expect(parts).toEqual([
      { at: 0, field: "tokens", value: "red" },
      { at: 1, field: "tokens", value: "blue" },
    ]);
  });

  it("asks first for what differs first, each value once", () => {
    const pool = [
      { do: "citizen_pool", colour: "red", value: 1 },
      { do: "citizen_pool", colour: "red", value: 2 },
      { do: "citizen_pool", colour: "blue", value: 1 },
    ];
    expect(split(pool).map((p) => p.value)).toEqual(["red", "blue"]);
    expect(split(pool.slice(0, 2)).map((p) => p.value)).toEqual([1, 2]);
    expect(split(pool.slice(2))).toEqual([]);
  });

  it("finds a card by what is printed on it", () => {
    const said = `card-d1 = card 1
    .tip = Red beside blue: 8 points.
card-d2 = card 2
    .tip = Red beside yellow: 10 points.
`;
    const cards = split([
      { do: "draw", card: "d1" },
      { do: "draw", card: "d2" },
    ]);
    const typed = (text: string) =>
      finding(cards, text, new Words("en", [said])).map((p) => p.value);
    expect(typed("")).toEqual(["d1", "d2"]);
    expect(typed("yellow red")).toEqual(["d2"]);
    expect(typed("card 1")).toEqual(["d1", "d2"]); // 10 has a 1 too
    expect(typed("8")).toEqual(["d1"]);
    expect(typed("green")).toEqual([]);
  });
});
