/** The rival of Akropolis' solo game has a name and tiles, though it has no seat. */
import { readFileSync } from "node:fs";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import "./page";
import { Words } from "../src/core/words";
import { shownHexes } from "../src/games/akropolis/rival";
import { Bars, SheetTable } from "../src/table/End";

const root = new URL("../../src/megalith/", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), "utf8");
const spoken = (lang: string) =>
  new Words(lang, [text(`text/${lang}.ftl`), text(`games/akropolis/text/${lang}.ftl`)], ["Ada"]);

test.each([
  ["en", "The rival"],
  ["pl", "Rywal"],
])("in %s it is named on the score sheet", (lang, name) => {
  const words = spoken(lang);
  const sheets = [0, 1].map((seat) => ({
    seat,
    lines: { houses: 5 },
    total: 5,
    tie: [],
    place: 1,
  }));
  expect(words.player(1)).toBe(name);
  const given = { sheets, names: ["Ada"], words };
  expect(renderToString(h(SheetTable, given))).toContain(name);
  expect(renderToString(h(Bars, { ...given, game: "akropolis" }))).toContain(name);
});

test("its tiles are drawn side by side and never on each other", () => {
  const faces = ["house", "market", "quarry"].map((kind) => ({ kind, stars: 0 }));
  const kit = JSON.parse(text("games/akropolis/components.json")) as { start_tile: object };
  const tiles = Array.from({ length: 30 }, (_, n) => `a${n}`);
  const facts = {
    start_tile: kit.start_tile,
    city_tiles: { items: tiles.map((id) => ({ id, hexes: faces })) },
  };
  const player = { seat: 1, automa: "metagenes", tiles, hexes: [] };
  const shown = shownHexes(player as unknown as Parameters<typeof shownHexes>[0], facts);
  expect(shown).toHaveLength(4 + 3 * 30);
  expect(new Set(shown.map((c) => `${c.q},${c.r}`)).size).toBe(shown.length);
});
