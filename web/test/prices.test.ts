/** What a button of the market or of a move says, in both languages. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import "./page";
import { Words } from "../src/core/words";
import { says } from "../src/games/pantheon/says";

const root = new URL("../../src/megalith/", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), "utf8");

test.each(["en", "pl"])(
  "in %s every level of an offering token has its own name and price",
  (lang) => {
    const words = new Words(lang, [
      text(`text/${lang}.ftl`),
      text(`games/pantheon/text/${lang}.ftl`),
    ]);
    const player = { pays: { gift: [1, 3, 6, 10] }, coins: 10 };
    const view = { to_move: 0, players: [player] } as unknown as Parameters<typeof says>[1]["view"];
    const said = [1, 2, 3, 4].map((level) =>
      says({ do: "buy_offering", kind: "gift", level }, { view, facts: {}, words }),
    );
    for (const [k, roman] of ["I", "II", "III", "IV"].entries())
      expect(said[k]).toMatch(new RegExp(`\\b${roman}: ${[1, 3, 6, 10][k]} `));
  },
);

test.each([
  ["en", ["No move card: 2 steps", "1 move card: 4 steps"], "1 move card: 3 steps"],
  ["pl", ["Bez karty ruchu: 2 kroki", "1 karta ruchu: 4 kroki"], "1 karta ruchu: 3 kroki"],
])("in %s move cards say the steps that they come to", (lang, active, follower) => {
  const words = new Words(lang, [
    text(`text/${lang}.ftl`),
    text(`games/pantheon/text/${lang}.ftl`),
  ]);
  const facts = { cards: { items: [{ id: "move", steps: 2 }] }, costs: { big_foot_steps: 1 } };
  const said = (cards: number, big_foot: number) =>
    says(
      { do: "commit_move", cards },
      {
        view: { to_move: 0, big_foot, players: [{ steps: 1 }] } as unknown as Parameters<
          typeof says
        >[1]["view"],
        facts,
        words,
      },
    );
  expect([said(0, 0), said(1, 0)]).toEqual(active);
  expect(said(1, 2)).toBe(follower);
});
