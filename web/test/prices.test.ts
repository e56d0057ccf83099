/** What a button of the market says, in both languages. */
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
