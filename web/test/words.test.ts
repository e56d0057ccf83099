/** The page says the same as the Python side.
 *
 * `python -m tests.web.sentences` makes the file; pytest tests/web does so by itself.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Words } from "../src/core/words";

type Sentence = {
  lang: string;
  how: "action" | "decision" | "event" | "refusal";
  of: any[];
  says: string;
};
type Title = { title: string; names: string[]; sentences: Sentence[] };

const root = new URL("../../", import.meta.url);
const all = JSON.parse(readFileSync(new URL("web/test/sentences.json", root), "utf8")) as Title[];
const text = (path: string) => readFileSync(new URL(path, root), "utf8");

describe.each(all)("$title", ({ title, names, sentences }) => {
  test.each(["en", "pl"])("in %s", (lang) => {
    const sources = [
      text(`src/megalith/text/${lang}.ftl`),
      text(`src/megalith/games/${title}/text/${lang}.ftl`),
    ];
    const words = new Words(lang, sources, names) as any;
    const mine = sentences.filter((s) => s.lang === lang);
    expect(mine.length).toBeGreaterThan(20);
    for (const s of mine) expect(words[s.how](...s.of)).toBe(s.says);
  });
});

test("both languages of the page have the same keys", () => {
  const keys = (lang: string) =>
    [...text(`web/src/text/${lang}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]).sort();
  expect(keys("pl")).toEqual(keys("en"));
});
