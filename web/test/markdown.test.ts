import { expect, test } from "vitest";
import { blocks, folded, found } from "../src/rules/markdown";

test("headings, numbered rules that run over lines, and tables", () => {
  const found = blocks(
    "# Rules\n\n- **SA-001** Two to four\n  players.\n- **SA-002** Next.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
  );
  expect(found).toEqual([
    { kind: "heading", level: 1, text: "Rules" },
    { kind: "item", text: "**SA-001** Two to four players." },
    { kind: "item", text: "**SA-002** Next." },
    {
      kind: "table",
      text: "a b 1 2",
      rows: [
        ["a", "b"],
        ["1", "2"],
      ],
    },
  ]);
});

test("a search finds all its words, in any form that differs by the last vowel", () => {
  expect(found("Pionek idzie do chaty.", "chata PIONEK")).toBe(true);
  expect(found("Pionek idzie do chaty.", "chata łowisko")).toBe(false);
  expect(found("**SA-035** hut", "sa-035")).toBe(true);
});

test("a search without accents finds Polish words", () => {
  expect(folded("Żywność, łowisko")).toBe("zywnosc, lowisko");
});
