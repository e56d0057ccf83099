import { expect, test } from "vitest";
import { bySeat, counted, extended, news } from "../src/core/log";
import type { Step } from "../src/core/types";

const step = (n: number, by: number): Step => ({ n, by, record: { do: "keep" }, events: [] });

test("steps are added and an undo drops the last one", () => {
  const log = extended([step(0, 0)], [step(1, 0), { n: 2, undo: 0 }, step(3, 1)]);
  expect(log.map((s) => s.n)).toEqual([0, 3]);
});

test("the old log is left alone", () => {
  const old = [step(0, 0)];
  extended(old, [{ n: 1, undo: 0 }]);
  expect(old).toHaveLength(1);
});

test("the news are what others and luck did since my last decision", () => {
  const log = [step(0, 0), step(1, 1), step(2, -1), step(3, 2)];
  expect(news(log, 0).map((s) => s.n)).toEqual([1, 2, 3]);
});

test("my own decisions of this turn do not hide the news", () => {
  const log = [step(0, 0), step(1, 1), step(2, 0), step(3, 0)];
  expect(news(log, 0).map((s) => s.n)).toEqual([1]);
});

test("luck after my own decision is no news", () => {
  const log = [step(0, 1), step(1, 0), step(2, -1), step(3, 0)];
  expect(news(log, 0).map((s) => s.n)).toEqual([0]);
  expect(news([step(0, 0), step(1, -1)], 0)).toEqual([]);
});

test("what was done several times on end is said once", () => {
  expect(counted(["Ada lays a foot", "lays a foot", "jumps", "lays a foot"])).toEqual([
    "Ada lays a foot ×2",
    "jumps",
    "lays a foot",
  ]);
});

test("what an action brings others stands under their own marks, as it happened", () => {
  const told = (tell: string, seat: number) => ({ tell, seat });
  const [discards, draws, again, uses] = [told("a", 1), told("b", 0), told("b", 0), told("c", 1)];
  expect(bySeat([discards, draws, again, uses])).toEqual([[discards], [draws, again], [uses]]);
  expect(bySeat([])).toEqual([]);
});
