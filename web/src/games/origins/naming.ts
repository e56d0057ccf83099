/** Choices about places in a city, told by the buildings that are there and not by numbers. */
import type { Doing, Json } from "../../core/types";
import type { Words } from "../../core/words";
import type { KindStep, Saying } from "../title";

/** The four tiles of a district whose lower left one is at (x, y), from the upper left. */
export function district(player: Json, x: number, y: number): Json[] {
  const at = (dx: number, dy: number) =>
    (player.city as Json[]).find((c) => c.x === x + dx && c.y === y + dy);
  return [at(0, 1), at(1, 1), at(0, 0), at(1, 0)].filter((c) => c !== undefined);
}

export function named(tiles: Json[], words: Words): string {
  return words.join(tiles.map((c) => words.name("type", c.type)));
}

/** The tiles that share an edge with a cell. */
export function beside(player: Json, x: number, y: number): Json[] {
  return (player.city as Json[]).filter((c) => Math.abs(c.x - x) + Math.abs(c.y - y) === 1);
}

/** A choice in words. */
export function says(record: Doing, { view, words }: Saying): string {
  const player = (view.players as Json[])[view.to_move];
  if (!player || record.x === undefined) return words.action(record);
  const { x, y } = record as Doing & { x: number; y: number };
  const args = words.args(record);
  if (record.do === "close")
    return words.say("page-close", { ...args, buildings: named(district(player, x, y), words) });
  const here = (player.city as Json[]).filter((c) => c.x === x && c.y === y);
  const near = { ...args, buildings: named(beside(player, x, y), words) };
  if (record.do === "place_tile")
    return here.length
      ? words.say("page-lay-on", { buildings: named(here, words) })
      : words.say("page-lay-beside", near);
  const twins = (player.city as Json[]).filter((c) => c.type === record.type).length > 1;
  return words.say(twins ? "page-use-beside" : "page-use", near);
}

/** What a visit costs in wisdom before anything else. */
function gap(record: Doing, view: Json): number {
  if (record.worker === "archon") return 0;
  return Math.max(0, (view.places as Json[])[record.place - 1].ship - record.value);
}

/** A visit first asks for the worker, then for the site; a closed district for the block, then for the die. */
export const steps: Record<string, KindStep[]> = {
  visit: [
    {
      fields: ["worker", "value"],
      says: (record, { words }) => words.say("page-worker", words.args(record)),
    },
    {
      fields: ["place"],
      says: (record, { view, words }) => {
        const site = (view.places as Json[])[record.place - 1];
        const actions = [site.upper, site.lower].map((id: string) => words.name("action", id));
        return words.say("page-site", {
          place: record.place,
          actions: actions.join(" / "),
          wisdom: gap(record, view),
        });
      },
    },
  ],
  close: [
    {
      fields: ["x", "y"],
      says: (record, { view, words }) =>
        named(district(view.players[view.to_move], record.x, record.y), words),
    },
  ],
};
