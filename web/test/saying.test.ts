/** What is said of a choice: why it is final, and what it would do. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import "./page";
import { Words } from "../src/core/words";
import { left } from "../src/core/router";
import { title as origins } from "../src/games/origins";
import { title as pantheon } from "../src/games/pantheon";
import { title as stoneAge } from "../src/games/stone_age";
import type { Title } from "../src/games/title";
import type { Live } from "../src/table/live";
import { whyFinal } from "../src/table/saying";

const root = new URL("../../src/megalith/", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), "utf8");

function said(title: unknown, view: object): string {
  const live = { view: { value: view }, drawing: { value: title as Title } } as unknown as Live;
  return whyFinal(live, "turn");
}

test("who only answers is not told that the own turn ends", () => {
  const turn = { phase: 2, turn: 0, to_move: 0 };
  expect(said(pantheon, turn)).toMatch(/turn/);
  expect(said(pantheon, { ...turn, turn: 1 })).not.toMatch(/turn/); // follows
  expect(said(pantheon, { ...turn, phase: 1 })).not.toMatch(/turn/); // sets up
  expect(said(origins, { decision: "draft_die" })).not.toMatch(/turn/);
  expect(said(origins, { decision: "choose_action" })).toMatch(/turn/);
  expect(said(stoneAge, { decision: "feed" })).not.toMatch(/turn/);
  expect(said(stoneAge, { decision: "place_workers" })).toMatch(/turn/);
});

test.each(["en", "pl"])("in %s what a tile would do names the tile", (lang) => {
  const words = new Words(lang, [text(`games/akropolis/text/${lang}.ftl`)], ["Ada"], 0);
  const laid = { tell: "laid", seat: 0, tile: "t1", q: 0, r: 0, rotation: 0 };
  expect(words.foretold(laid)).toMatch(/tile|[Kk]afel/);
  expect(words.foretold(laid)).not.toBe(words.logged(laid));
});

test("the way back leads to the page before, not to another step of this one", () => {
  expect(left("http://here/#/table/abc", "study")).toBe("/table/abc");
  expect(left("http://here/#/study/abc/4", "study")).toBeNull();
  expect(left("http://here/", "study")).toBe("/");
});
