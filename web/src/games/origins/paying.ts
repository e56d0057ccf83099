/** What choices cost, for the chips on their buttons. */
import type { Json } from "../../core/types";
import { gap } from "./naming";
import type { Saying } from "./props";
import type { Doing, OriginsView, Player } from "./wire";

export function pays(record: Doing, { view, facts }: Saying): Record<string, number> {
  const me = view.players[view.to_move];
  if (!me) return {};
  switch (record.do) {
    case "visit":
      return { wisdom: gap(record, view) };
    case "tower":
      return { gold: me.towers[record.colour] ?? 0 };
    case "population":
      return { food: facts.population_track.food[me.bases - facts.setup.player.bases_ready] };
    case "choose_tile":
      return record.mode === "build" ? tile(record, view, me, facts) : {};
    case "upgrade_die":
    case "upgrade_move":
      return { food: 1 };
    default:
      return {};
  }
}

type Bought = Extract<Doing, { do: "choose_tile" }>;

/** Stone as printed; wisdom by its place in the pool, less with Taurus. */
function tile(record: Bought, view: OriginsView, me: Player, facts: Json): Record<string, number> {
  const { type, stone, source } = record;
  const slots = view.pool.filter((t) => t.type === type && t.stone === stone);
  const wisdom = source === "pool" ? Math.min(...slots.map((t) => t.wisdom)) : 0;
  const less = me.zodiac.includes("taurus") ? facts.zodiac_cards.parameters.taurus_discount : 0;
  return { stone, wisdom: Math.max(0, wisdom - less) };
}
