import { expect, test } from "vitest";
import { blocks, folded, found, hits } from "../src/rules/markdown";

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

test("finds by the heading too, and keeps it above what was found", () => {
  const all = blocks(
    "## The construction site\n\n- Slot 0 is free.\n\n## Ties\n\n- More stones win.",
  );
  const texts = (search: string) => hits(all, search).map((b) => b.text);
  expect(texts("construction site")).toEqual(["The construction site", "Slot 0 is free."]);
  expect(texts("stones")).toEqual(["Ties", "More stones win."]);
  expect(texts("tie")).toEqual(["Ties", "More stones win."]);
  expect(texts("gold")).toEqual([]);
});
