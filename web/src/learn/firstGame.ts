import { api } from "../core/api";
import { setCoachAt } from "../core/coach";
import { failed } from "../core/faults";
import { go } from "../core/router";
import { myName } from "../core/settings";

/** A game against one easy bot, with the coach. */
export async function firstGame(game: string): Promise<void> {
  const seats = [{ who: "me", name: myName.value }, { who: "bot:easy" }];
  try {
    const table = await api.create({ game, options: {}, public: false, seats });
    setCoachAt(table.id, true);
    go(`/table/${table.id}`);
  } catch (error) {
    failed(error);
  }
}
