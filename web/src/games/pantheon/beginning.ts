/** A thing on the board begins its action: a card of the row the drawing, a god the offering, a token the buying. */
import type { Choice, Click, Json, Mix } from "../../core/types";
import type { Meant, Picking } from "../title";
import { coins } from "./says";
import type { Player } from "./wire";

/** The click on a thing: at its own question it is the answer, before that it chooses the action too. */
export function begun(picking: Picking, action: string, last: Click, between: Meant[] = []) {
  if (picking.decision !== "choose_action") return { click: last };
  return { click: { do: "choose_action", action }, then: [...between, last] };
}

/** A click that buys: before the buying begins only for those who have the coins. */
export function buying(
  picking: Picking,
  me: Player | undefined,
  price: number,
  last: Click,
  facts: Json,
) {
  if (picking.decision !== "choose_action") return { click: last };
  const have = me ? coins(me.hand ?? {}, facts) + me.coins : 0;
  return have < price ? { click: last } : begun(picking, "buy", last, [paying(price, facts)]);
}

/** The coins to play for a price: as few as pay it. */
export function paying(price: number, facts: Json): Meant {
  return (choices: Choice[]) => {
    const enough = choices
      .filter((c) => c.record.do === "commit_coins")
      .map(({ record }) => ({ record, total: coins(record.coins as Mix, facts) }))
      .filter(({ total }) => total >= price)
      .sort((a, b) => a.total - b.total);
    return enough[0]?.record ?? null;
  };
}
