/** The page says the same as the Python side, which makes the sentences (tests/web/sentences.py). */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Words } from "../src/core/words";

type Sentence = {
  lang: string;
  how: "action" | "decision" | "event" | "refusal";
  of: unknown[];
  says: string;
  to_me: string; // if the first seat is mine
};
type Title = { title: string; names: string[]; sentences: Sentence[] };

const root = new URL("../../", import.meta.url);
const venv = new URL(".venv/bin/python", root);
const python = existsSync(venv) ? venv.pathname : "python3";
execFileSync(python, ["-m", "tests.web.sentences"], { cwd: new URL(".", root).pathname });
const all = JSON.parse(readFileSync(new URL("web/test/sentences.json", root), "utf8")) as Title[];
const text = (path: string) => readFileSync(new URL(path, root), "utf8");

describe.each(all)("$title", ({ title, names, sentences }) => {
  test.each(["en", "pl"])("in %s", (lang) => {
    const sources = [
      text(`src/megalith/text/${lang}.ftl`),
      text(`src/megalith/games/${title}/text/${lang}.ftl`),
    ];
    const words = new Words(lang, sources, names);
    const own = new Words(lang, sources, names, 0);
    const mine = sentences.filter((s) => s.lang === lang);
    expect(mine.length).toBeGreaterThan(20);
    for (const s of mine) {
      const say = (by: Words) => (by[s.how].bind(by) as (...of: unknown[]) => string)(...s.of);
      expect(say(words)).toBe(s.says);
      expect(say(own)).toBe(s.to_me);
    }
  });
});

test("both languages of the page have the same keys", () => {
  const keys = (lang: string) =>
    [...text(`web/src/text/${lang}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]).sort();
  expect(keys("pl")).toEqual(keys("en"));
});
