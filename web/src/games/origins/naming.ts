/** Choices about places in a city, told by the buildings that are there and not by numbers. */
import type { Words } from "../../core/words";
import { matches } from "../../core/choosing";
import type { Told } from "../../core/types";
import type { KindStep, Picking, Saying } from "./props";
import type { Cell, Doing, OriginsView, Player } from "./wire";

type Visit = Extract<Doing, { do: "visit" }>;
type Close = Extract<Doing, { do: "close" }>;

/** The four tiles of a district whose lower left one is at (x, y), from the upper left. */
export function district(player: Player, x: number, y: number): Cell[] {
  const at = (dx: number, dy: number) => player.city.find((c) => c.x === x + dx && c.y === y + dy);
  return [at(0, 1), at(1, 1), at(0, 0), at(1, 0)].filter((c) => c !== undefined);
}

export function named(tiles: { type: string }[], words: Words): string {
  return words.join(tiles.map((c) => words.name("type", c.type)));
}

/** The tiles that share an edge with a cell. */
export function beside(player: Player, x: number, y: number): Cell[] {
  return player.city.filter((c) => Math.abs(c.x - x) + Math.abs(c.y - y) === 1);
}

/** Where an empty cell is, seen from each building beside it. */
function where(player: Player, x: number, y: number, words: Words): string {
  const told = beside(player, x, y).map((c) => {
    const side = c.x < x ? "right" : c.x > x ? "left" : c.y < y ? "above" : "below";
    return words.say(`page-lay-${side}`, { building: words.name("type", c.type) });
  });
  return told.join("; ");
}

/** To lay a tile on a cell: beside what, or on what. */
export function layHere(player: Player, x: number, y: number, words: Words): string {
  const here = player.city.filter((c) => c.x === x && c.y === y);
  return here.length
    ? words.say("page-lay-on", { buildings: named(here, words) })
    : words.say("page-lay", { where: where(player, x, y, words) });
}

/** The dice to begin with, each by its value too: alone one keeps two colours of those rolled. */
function kept(colours: string[], view: OriginsView, words: Words): string {
  const dice = view.draft.filter((die) => colours.includes(die.colour));
  const named = dice.map((die) => words.say("page-die", words.args({ ...die })));
  return words.say("page-keep", { dice: words.join(named) });
}

/** A choice in words. */
export function says(record: Doing, { view, words }: Saying): string {
  const player = view.players[view.to_move];
  if (record.do === "solo_start_dice") return kept(record.keep, view, words);
  if (!player || !("x" in record)) return words.action(record);
  const { x, y } = record;
  const args = words.args(record);
  if (record.do === "close")
    return words.say("page-close", { ...args, buildings: named(district(player, x, y), words) });
  if (record.do === "place_tile") return layHere(player, x, y, words);
  const near = { ...args, buildings: named(beside(player, x, y), words) };
  const twins = player.city.filter((c) => c.type === record.type).length > 1;
  return words.say(twins ? "page-use-beside" : "page-use", near);
}

/** What was laid or closed in a city, and where. */
export function placed(event: Told, { view, words }: Saying): string {
  const [player, x, y] = [view.players[event.seat], Number(event.x), Number(event.y)];
  const text = words.event(event).replace(/\.$/, "");
  if (event.tell === "laid" || event.tell === "replaced")
    return words.say("page-laid", { text, where: where(player, x, y, words) });
  if (event.tell === "closed")
    return words.say("page-closed", { text, buildings: named(district(player, x, y), words) });
  return "";
}

/** What a visit costs in wisdom before anything else. */
export function gap(record: Visit, view: OriginsView): number {
  if (record.worker === "archon") return 0;
  return Math.max(0, view.places[record.place - 1].ship - record.value);
}

/** The visit of a site that costs least: with the worker that was picked, else without wisdom, with the
 * lowest die that will do, and with the archon only if there is nobody else. */
export function thriftiest(picking: Picking, view: OriginsView, place: number): Visit | null {
  const { worker, value } = picking.wanted;
  const picked = worker === undefined ? {} : { worker, ...(value === undefined ? {} : { value }) };
  const visits = picking.choices
    .map((c) => c.record)
    .filter((r): r is Visit => r.do === "visit" && matches(r, { place, ...picked }));
  const cost = (r: Visit) => gap(r, view) * 100 + (r.worker === "archon" ? 50 : r.value);
  return visits.sort((a, b) => cost(a) - cost(b))[0] ?? null;
}

/** A visit first asks for the worker, then for the site. */
const visit: KindStep<Visit>[] = [
  {
    fields: ["worker", "value"],
    says: (record, { words }) => words.say("page-worker", words.args(record)),
  },
  {
    fields: ["place"],
    says: (record, { view, words }) => {
      const site = view.places[record.place - 1];
      const actions = [site.upper, site.lower].map((id: string) => words.name("action", id));
      return words.say("page-site", {
        place: record.place,
        actions: actions.join(" / "),
        wisdom: gap(record, view),
      });
    },
  },
];

/** A closed district: for the block, then for the die. */
const close: KindStep<Close>[] = [
  {
    fields: ["x", "y"],
    says: (record, { view, words }) =>
      named(district(view.players[view.to_move], record.x, record.y), words),
  },
];

export const steps: Record<string, KindStep[]> = { visit, close };
