/** What is taken from the shelves by clicks: tiles, and the dice to begin with. */
import type { Click } from "../../core/types";
import type { Picking } from "./props";
import type { Die, Tile } from "./wire";

/** A click on a tile builds it, unless it was said before that it shall lie as a farm, or on one. */
export function tileClick(picking: Picking, source: string, { type, stone }: Tile): Click {
  const aside = { do: "take_waiting", type, stone };
  if (source === "pool" && picking.can(aside)) return aside;
  const tile = { do: "choose_tile", source, type, stone };
  return picking.picked(FARM) || picking.picked(ON_FARM) ? tile : { ...tile, mode: "build" };
}

/** How a tile shall lie, said before it is chosen. */
export const FARM: Click = { do: "choose_tile", mode: "farm" };
export const ON_FARM: Click = { do: "choose_tile", mode: "virgo" };

/** Dice are kept by twos: each click picks one of them. */
export function dieClick(die: Die): Click {
  return { do: "solo_start_dice", keep: { some: [die.colour] } };
}
