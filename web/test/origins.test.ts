/** What a choice of Origins is called, in both languages. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import "./page";
import { Words } from "../src/core/words";
import { title } from "../src/games/origins";
import { says } from "../src/games/origins/naming";
import type { Picking } from "../src/games/origins/props";
import { FARM, tileClick } from "../src/games/origins/shelf";
import { matches } from "../src/core/choosing";

const root = new URL("../../src/megalith/", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), "utf8");

test.each([
  ["en", "Keep the red 3 and the blue 5"],
  ["pl", "Zachowaj czerwoną kość 3 i niebieską kość 5"],
])("in %s the dice that one keeps alone are told with their values", (lang, said) => {
  const words = new Words(lang, [text(`text/${lang}.ftl`), text(`games/origins/text/${lang}.ftl`)]);
  const draft = [
    { colour: "red", value: 3 },
    { colour: "yellow", value: 4 },
    { colour: "blue", value: 5 },
  ];
  const view = { to_move: 0, players: [{}], draft } as unknown as Parameters<
    typeof says
  >[1]["view"];
  const record = { do: "solo_start_dice", keep: ["red", "blue"] } as const;
  expect(says({ ...record, keep: [...record.keep] }, { view, facts: {}, words })).toBe(said);
});

test.each(["en", "pl"])("in %s whatever ends the game tells that the round is the last", (lang) => {
  const words = new Words(lang, [text(`games/origins/text/${lang}.ftl`)]);
  const ends = text("games/origins/text/en.ftl").matchAll(/^ending-(\w+)/gm);
  const coming = [...ends].map(([, id]) => id).filter((id) => !id.startsWith("target"));
  expect(coming.length).toBeGreaterThan(4);
  for (const end_coming of coming) {
    const [said] =
      title.warnings?.({ end_coming } as Parameters<typeof title.points>[0], words) ?? [];
    expect(said).toMatch(/^(Last round|Ostatnia runda)/);
  }
});

test("a click on a tile builds it, after one on the farm it is laid as that", () => {
  const picking = (wanted: object) =>
    ({
      can: () => false,
      picked: (click: object) => matches({ ...wanted }, { ...click }),
    }) as unknown as Picking;
  const tile = { type: "obelisk", colour: "red", stone: 1 };
  expect(tileClick(picking({}), "pool", tile).mode).toBe("build");
  expect(tileClick(picking(FARM), "pool", tile).mode).toBeUndefined();
});
