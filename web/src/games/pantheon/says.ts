/** What a choice costs or comes to, said on its button. */
import type { Json } from "../../core/types";
import type { Doing } from "./wire";
import type { Saying } from "./props";
import type { PantheonView } from "./wire";
import { ROMAN } from "./Market";

export function says(record: Doing, { view, facts, words }: Saying): string {
  const said =
    record.do === "buy_offering"
      ? words.say("market-token", {
          kind: words.name("kind", record.kind),
          level: ROMAN[record.level],
        })
      : words.action(record);
  if (record.do === "commit_move")
    return words.say("choice-steps", { said, n: steps(record.cards, view, facts) });
  const n = price(record, view, facts);
  if (n === null) return said;
  const key = record.do === "commit_coins" ? "choice-total" : "choice-price";
  return words.say(key, { said, n });
}

/** With so many move cards, the big foot and what the player has for the whole game. */
function steps(played: number, view: PantheonView, facts: Json): number {
  const card = (facts.cards.items as Json[]).find((c) => c.id === "move");
  const foot = view.big_foot === view.to_move ? (facts.costs.big_foot_steps as number) : 0;
  return foot + played * Number(card?.steps ?? 0) + (view.players[view.to_move]?.steps ?? 0);
}

/** The same for the chips: offering tokens that go back, coins. */
export function pays(record: Doing, { view, facts }: Saying): Record<string, number> {
  if (record.do === "gallia_pay" || record.do === "pay_offering") return record.pay;
  if (record.do === "commit_coins" || record.do === "buy_place") return {};
  const n = price(record, view, facts);
  return n === null ? {} : { coin: n };
}

/** Coins or steps; null where nothing is paid. */
function price(record: Doing, view: PantheonView, facts: Json): number | null {
  const me = view.players[view.to_move];
  if (!me) return null;
  switch (record.do) {
    case "commit_coins":
      return coins(record.coins, facts) + me.coins;
    case "buy_offering":
      return me.pays[record.kind][record.level - 1];
    case "buy_foot":
      return facts.costs.buy_foot;
    case "buy_column":
      return facts.costs.buy_column;
    case "buy_place":
      return view.targets.find((t) => t.q === record.q && t.r === record.r)?.cost ?? null;
    default:
      return null;
  }
}

export function coins(played: Record<string, number>, facts: Json): number {
  const cards = [...facts.cards.items, ...facts.special_money.items] as Json[];
  return Object.entries(played).reduce(
    (sum, [id, n]) => sum + n * ((cards.find((c) => c.id === id)?.coins as number) ?? 0),
    0,
  );
}
