/** The cells of a city in Origins, told by their neighbours. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import "./page";
import { Words } from "../src/core/words";
import { placed, says } from "../src/games/origins/naming";

const root = new URL("../../src/megalith/", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), "utf8");

test.each(["en", "pl"])("in %s no two cells beside a city have the same name", (lang) => {
  const words = new Words(lang, [text(`text/${lang}.ftl`), text(`games/origins/text/${lang}.ftl`)]);
  const city = [
    { type: "agora", x: 0, y: 1 },
    { type: "palace", x: 0, y: 0 },
  ];
  const view = { to_move: 0, players: [{ city }] } as unknown as Parameters<typeof says>[1]["view"];
  const cells = [-1, 0, 1, 2].flatMap((y) => [-1, 0, 1].map((x) => ({ x, y })));
  const free = cells.filter(
    (c) =>
      !city.some((t) => t.x === c.x && t.y === c.y) &&
      city.some((t) => Math.abs(t.x - c.x) + Math.abs(t.y - c.y) === 1),
  );
  const said = free.map((c) => says({ do: "place_tile", ...c }, { view, facts: {}, words }));
  expect(free.length).toBe(6);
  expect(new Set(said).size).toBe(6);
});

test.each([
  ["en", "Ada lays Castle, right of Palace.", "Agora and Palace"],
  ["pl", "Ada kładzie: Zamek, obok: Pałac (po prawej).", "Agora i Pałac"],
])("in %s what was laid or closed is told with its place", (lang, laid, district) => {
  const words = new Words(
    lang,
    [text(`text/${lang}.ftl`), text(`games/origins/text/${lang}.ftl`)],
    ["Ada"],
  );
  const city = [
    { type: "agora", x: 0, y: 1 },
    { type: "palace", x: 0, y: 0 },
    { type: "castle", x: 1, y: 0 },
  ];
  const view = { to_move: 0, players: [{ city }] } as unknown as Parameters<
    typeof placed
  >[1]["view"];
  const saying = { view, facts: {}, words };
  expect(placed({ tell: "laid", seat: 0, type: "castle", x: 1, y: 0 }, saying)).toBe(laid);
  const closed = { tell: "closed", seat: 0, colour: "red", value: 6, x: -1, y: 0 };
  expect(placed(closed, saying)).toContain(district);
  expect(placed({ tell: "passed", seat: 0 }, saying)).toBe("");
});
