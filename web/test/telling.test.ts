import { describe, expect, it } from "vitest";
import { partsOf, split } from "../src/table/telling";

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
});
