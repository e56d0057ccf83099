/** A thing on the board begins its action: a card of the row the drawing, a god the offering, a token the buying. */
import type { Choice, Click, Json, Mix } from "../../core/types";
import type { Meant, Picking } from "../title";
import { coins } from "./says";

/** The click on a thing: at its own question it is the answer, before that it chooses the action too. */
export function begun(picking: Picking, action: string, last: Click, between: Meant[] = []) {
  if (picking.decision !== "choose_action") return { click: last };
  return { click: { do: "choose_action", action }, then: [...between, last] };
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
