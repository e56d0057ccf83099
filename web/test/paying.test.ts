/** What the refusal of a card or a building says. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import "./page";
import { Words } from "../src/core/words";
import { says } from "../src/games/stone_age/says";

const root = new URL("../../src/megalith/", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), "utf8");

test.each([
  ["en", "Do not buy", "Do not build", "You cannot pay: do without"],
  ["pl", "Nie kupuj", "Nie stawiaj", "Nie masz czym zapłacić: rezygnujesz"],
])("in %s whoever cannot pay is told so", (lang, card, building, unpaid) => {
  const words = new Words(lang, [
    text(`text/${lang}.ftl`),
    text(`games/stone_age/text/${lang}.ftl`),
  ]);
  const said = (decision: string, alone: boolean) => {
    const view = { decision } as unknown as Parameters<typeof says>[1]["view"];
    return says({ do: "decline" }, { view, facts: {}, words, alone });
  };
  expect(said("pay_card", false)).toBe(card);
  expect(said("pay_building", false)).toBe(building);
  expect(said("pay_building", true)).toBe(unpaid);
});
