import { describe, expect, test } from "vitest";
import {
  completions,
  expected,
  matches,
  merged,
  narrowed,
  reachable,
  same,
  values,
  without,
} from "../src/core/choosing";
import type { Choice } from "../src/core/types";

const place = (where: string, workers: number): Choice => ({
  record: { do: "place_workers", place: where, workers },
  line: `place_workers ${where} ${workers}`,
  final: "turn",
});
const pay = (mix: Record<string, number>): Choice => ({
  record: { do: "feed", pay: mix },
  line: `feed ${JSON.stringify(mix)}`,
  final: null,
});
const CHOICES = [place("forest", 1), place("forest", 2), place("hut", 2), place("field", 1)];

describe("narrowing the choices", () => {
  test("a click keeps the choices with that field", () => {
    expect(narrowed(CHOICES, { place: "forest" })).toHaveLength(2);
    expect(narrowed(CHOICES, { place: "quarry" })).toEqual([]);
  });
  test("a second click adds to the first where that leaves something", () => {
    expect(merged(CHOICES, { place: "forest" }, { workers: 2 })).toEqual({
      place: "forest",
      workers: 2,
    });
  });
  test("a click elsewhere starts again instead of leaving nothing", () => {
    expect(merged(CHOICES, { place: "forest", workers: 2 }, { place: "field" })).toEqual({
      place: "field",
    });
  });
  test("the values of a field come once each, in order", () => {
    expect(values(CHOICES, "place")).toEqual(["forest", "hut", "field"]);
  });
});

describe("several things that are picked together", () => {
  const keep = (...colours: string[]): Choice => ({
    record: { do: "keep", keep: colours },
    line: `keep ${colours.join()}`,
    final: null,
  });
  const pairs = [keep("red", "blue"), keep("red", "green"), keep("blue", "green")];
  const die = (colour: string) => ({ do: "keep", keep: { some: [colour] } });
  test("each click narrows the pairs, in either order", () => {
    const one = merged(pairs, {}, die("green"));
    expect(narrowed(pairs, one)).toHaveLength(2);
    const both = merged(pairs, one, die("red"));
    expect(narrowed(pairs, both).map((c) => c.line)).toEqual(["keep red,green"]);
    expect(matches(both, die("green"))).toBe(true);
    expect(matches(both, die("blue"))).toBe(false);
  });
  test("a third one begins anew", () => {
    const both = merged(pairs, die("red"), die("blue"));
    expect(merged(pairs, both, die("green"))).toEqual(die("green"));
  });
  test("one that is clicked again is put back, also of a whole choice", () => {
    const both = merged(pairs, die("red"), die("blue"));
    expect(without(both, die("red"))).toEqual(die("blue"));
    expect(without(pairs[0].record, die("blue"))).toEqual(die("red"));
    expect(without(die("red"), die("red"))).toEqual({});
    expect(without(die("red"), die("blue"))).toBeNull();
    expect(without({ place: "forest" }, { place: "forest" })).toBeNull();
  });
});

describe("comparing records", () => {
  test("a mix without an entry equals one with none of it", () => {
    expect(same({ wood: 2 }, { wood: 2, gold: 0 })).toBe(true);
    expect(same({ wood: 2 }, { wood: 1 })).toBe(false);
  });
  test("lists must agree in order and length", () => {
    expect(matches({ tools: [1, 2] }, { tools: [1, 2] })).toBe(true);
    expect(matches({ tools: [1, 2] }, { tools: [2, 1] })).toBe(false);
    expect(matches({ tools: [1, 2] }, { tools: [1] })).toBe(false);
  });
  test("amounts that can still be reached", () => {
    const choices = [pay({ wood: 2 }), pay({ wood: 1, gold: 1 })];
    expect(reachable(choices, "pay", { gold: 1 })).toHaveLength(1);
    expect(reachable(choices, "pay", { wood: 3 })).toHaveLength(0);
  });
});

describe("the command line", () => {
  test("completes what begins so", () => {
    expect(completions(CHOICES, "place_workers fo")).toEqual([
      "place_workers forest 1",
      "place_workers forest 2",
    ]);
  });
  test("finds words in any place when nothing begins so", () => {
    expect(completions(CHOICES, "hut 2")).toEqual(["place_workers hut 2"]);
  });
});

describe("what was expected", () => {
  test("of a word that begins no move", () => {
    expect(expected(CHOICES, "nonsense")).toEqual({ after: "", next: ["place_workers"] });
  });
  test("after the words that are right", () => {
    const { after, next } = expected(CHOICES, "place_workers forrest 2");
    expect([after, next]).toEqual(["place_workers", ["forest", "hut", "field"]]);
    expect(expected(CHOICES, " place_workers  forest 9").next).toEqual(["1", "2"]);
  });
  test("nothing, after a whole move", () => {
    expect(expected(CHOICES, "place_workers hut 2 more")).toEqual({
      after: "place_workers hut 2",
      next: [],
    });
  });
});
