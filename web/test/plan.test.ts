/** Which pieces fly: those that moved, came from a place or went to one; never a whole drawing. */
import { expect, test } from "vitest";
import { HERE, planned, type Box, type Piece } from "../src/table/plan";

const at = (x: number, y: number, more: Partial<Piece> = {}): Piece => ({
  box: { x, y, width: 10, height: 10 },
  ...more,
});
const PANEL: Box = { x: 100, y: 200, width: 40, height: 20 };
const placeOf = (name?: string) => (name === "seat-0" ? PANEL : null);
const plan = (old: [string, Piece][], now: [string, Piece][]) =>
  planned(new Map(old), new Map(now), placeOf);

test("a piece that lies elsewhere flies from where it was", () => {
  const [flight, ...more] = plan([["a", at(0, 0)]], [["a", at(30, 40)]]);
  expect(more).toEqual([]);
  expect(flight.start).toEqual({ x: -30, y: -40, scale: 1, shown: 1 });
  expect(flight.end).toBe(HERE);
});

test("what stays, or moves by less than can be seen, does not fly", () => {
  expect(plan([["a", at(5, 5)]], [["a", at(5, 5)]])).toEqual([]);
  expect(plan([["a", at(5, 5)]], [["a", at(7, 6)]])).toEqual([]);
});

test("a new piece comes from its place and a gone one goes to its own", () => {
  const [came] = plan([], [["a", at(0, 0, { from: "seat-0" })]]);
  expect(came.start).toMatchObject({ x: 115, y: 205, scale: 0.7 });
  const [went] = plan([["a", at(0, 0, { to: "seat-0" })]], []);
  expect(went.start).toBe(HERE);
  expect(went.end).toMatchObject({ x: 115, y: 205, shown: 0 });
});

test("without a place that can be seen nothing comes or goes", () => {
  expect(plan([], [["a", at(0, 0)]])).toEqual([]);
  expect(plan([], [["a", at(0, 0, { from: "deck" })]])).toEqual([]);
  expect(plan([["a", at(0, 0)]], [])).toEqual([]);
});

test("a drawing that was laid out anew does not fly", () => {
  const many = (x: number): [string, Piece][] =>
    Array.from({ length: 17 }, (_, k) => [`${k}`, at(x + k, 0)]);
  expect(plan(many(0), many(50))).toEqual([]);
  expect(plan(many(0).slice(1), many(50).slice(1)).length).toBe(16);
});
