import { describe, expect, test } from "vitest";
import { pointsOf, rounds, type Recap } from "../src/core/rounds";
import type { Step, Told } from "../src/core/types";

const RECAP: Recap = {
  chapters: ["round_begins", "game_ends"],
  told: ["fed", "starved"],
  points: (e, facts) => (e.tell === "starved" ? facts.hunger : pointsOf(["built"])(e)),
};
const step = (n: number, ...events: Told[]): Step => ({ n, by: 0, record: { do: "x" }, events });
const begins = (round: number): Told => ({ tell: "round_begins", seat: 0, round });

describe("what became of a round", () => {
  const log = [
    step(0, begins(1)),
    step(1, { tell: "built", seat: 0, points: 7 }, { tell: "gained", seat: 1, points: 99 }),
    step(2, { tell: "fed", seat: 0, workers: 5 }, { tell: "starved", seat: 1 }),
    step(2, { tell: "fed", seat: 0, points: 0 }),
    step(3, begins(2), { tell: "built", seat: 0, points: 1 }),
  ];
  test("each player has the points of the events that count, and what is worth a word", () => {
    const [first, ...more] = rounds(log, RECAP, 2, { hunger: -10 });
    expect(more).toEqual([]); // the second is not over
    expect([first.number, first.after]).toEqual([1, 3]);
    expect(first.players.map((p) => p.points)).toEqual([7, -10]);
    expect(first.players.map((p) => p.told.map((e) => e.tell))).toEqual([["fed"], ["starved"]]);
  });
  test("a round whose beginning is not here is not summed up", () => {
    expect(rounds(log.slice(1), RECAP, 2, { hunger: -10 })).toEqual([]);
  });
  test("the last round ends with the game", () => {
    const over = [...log, step(4, { tell: "game_ends", seat: 0, round: 2 })];
    expect(rounds(over, RECAP, 2, { hunger: -10 }).map((r) => r.number)).toEqual([1, 2]);
  });
});
