import { describe, expect, it } from "vitest";
import { fault } from "../src/rules/faults";
import { SHEETS } from "../src/rules/sheets";

describe("what is wrong with a score sheet", () => {
  it("names the player, the entry and the range", () => {
    const found = fault(
      "players[1].workers: expected a whole number from 5 to 10, not 99",
      SHEETS.stone_age.entries,
    );
    expect([found.player, found.entry?.field, found.range]).toEqual([1, "workers", [5, 10]]);
  });
  it("finds entries inside a field", () => {
    const dice = "players[0].seats[0].value: expected a whole number from 1 to 6, not 9";
    expect(fault(dice, SHEETS.origins.entries).entry?.field).toBe("seats");
    const gods = "bad_demigod: players[0].first.demigods: 9 is not a value 1 to 6";
    const found = fault(gods, SHEETS.pantheon.entries);
    expect([found.entry?.field, found.range]).toEqual(["first.demigods", [1, 6]]);
  });
  it("knows when the sheets do not fit together", () => {
    const found = fault("too_many_ends: 7 epochs ended, but there are 6", SHEETS.pantheon.entries);
    expect(found).toEqual({ player: null, entry: null, range: null });
  });
});
