/** What comes of a choice, said on its button. */
import type { Json } from "../../core/types";
import type { Words } from "../../core/words";
import type { Numbered } from "../title";
import type { Saying } from "./props";
import { cardFacts } from "./cards";
import type { Doing } from "./wire";

type ChooseTools = Extract<Doing, { do: "choose_tools" }>;

export function says(record: Doing, saying: Saying): string {
  if (record.do === "choose_tools") return tools(record, saying);
  if (record.do === "decline") return declined(saying);
  return saying.words.action(record);
}

/** Whoever cannot pay is told so, and not asked as if there were a choice. */
function declined({ view, words, alone }: Saying): string {
  if (alone) return words.say("decline-unpaid");
  return words.say(view.decision === "pay_building" ? "decline-building" : "do-decline");
}

/** "7 + 1 = 8: 2 bricks". */
function tools(record: ChooseTools, { view, facts, words }: Saying): string {
  const { good, total } = view.asked as { good: string; total: number };
  const owned = view.players[view.to_move]?.tools;
  if (!owned) return words.action(record);
  const values = record.tools.map((slot) => owned[slot - 1].value);
  const once = record.one_use.map((id) => cardFacts(facts, id)?.top.value as number);
  const sum = [total, ...values, ...once].reduce((a, b) => a + b, 0);
  const gain = words.mix({ [good]: Math.floor(sum / divider(facts, good)) });
  if (sum === total) return words.say("tools-none", { total, gain });
  const added = [...values.map(String), ...once.map((value) => words.say("tools-once", { value }))];
  return words.say("tools-added", { total, tools: added.join(" + "), sum, gain });
}

function divider(facts: Json, good: string): number {
  if (good === "food") return facts.food.divider;
  return (facts.resources.items as Json[]).find((r) => r.id === good)?.divider;
}

/** What buying and feeding cost, and what is taken. */
export function pays(record: Doing): Record<string, number> {
  if ("gain" in record)
    return Object.fromEntries(Object.entries(record.gain).map(([id, n]) => [id, -n]));
  return "pay" in record ? record.pay : {};
}

/** Workers for one place are a number. */
export function numbered(record: Doing, words: Words): Numbered | null {
  if (record.do !== "place_workers") return null;
  const { place, workers } = record;
  return { key: place, label: words.name("place", place), n: workers };
}

/** Nobody is asked for tools who has none to use, nor which die when one is left. */
export function forced(record: Doing): boolean {
  if (record.do === "pick_die") return true;
  return record.do === "choose_tools" && !record.tools.length && !record.one_use.length;
}
