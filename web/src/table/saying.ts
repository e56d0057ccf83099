/** What is said of an action, in the log and wherever else it is told. */
import { t } from "../core/language";
import { counted, type Deed } from "../core/log";
import type { Choice, Told } from "../core/types";
import type { Words } from "../core/words";
import type { Live } from "./live";

/** What is said of an action: all that players did and got, without luck and new rounds; of the set-up its luck. */
export function said(deed: Deed, live: Live): Told[] {
  const rest = toldOf(deed, live).filter((e) => !isChapter(e));
  if (deed.seat < 0) return rest.slice(-1);
  const own = rest.filter((e) => e.seat >= 0);
  return withoutAfter(own, deed.seat, live.drawing.value?.recap?.after ?? []);
}

export function toldOf(deed: Deed, live: Live): Told[] {
  const unsaid = live.drawing.value?.unsaid ?? [];
  const events = deed.steps.flatMap((s) => s.events);
  return events.filter((e) => !unsaid.includes(e.tell) && live.words.value.has(`event-${e.tell}`));
}

export function isChapter(event: Told): boolean {
  return event.tell.startsWith("round");
}

/** What is summed up at the end of a round is no part of the action before it, unless there is nothing else. */
export function withoutAfter(own: Told[], seat: number, after: string[]): Told[] {
  const acted = own.filter((e) => !after.includes(e.tell));
  return acted.length ? acted : own.filter((e) => e.seat === seat);
}

/** Why a choice cannot be taken back. Only a turn of one's own is said to end. */
export function whyFinal(live: Live, final: NonNullable<Choice["final"]>): string {
  const view = live.view.value;
  const answer = final === "turn" && view !== null && live.drawing.value?.answers?.(view);
  return t(`final-${answer ? "answer" : final}`);
}

type Say = (event: Told) => string;

/** How an event is told: short, but so that it can be carried out where people sit at a real table. */
export function telling(live: Live): Say {
  const [words, view, facts] = [live.words.value, live.view.value, live.facts.value];
  if (live.table.value?.luck !== "typed") return (event) => words.logged(event);
  const title = live.drawing.value;
  return (event) =>
    (view && facts && title?.placed?.(event, { view, facts, words })) || words.event(event);
}

/** What somebody did, in one line: the name is said once. */
export function sentence(
  events: Told[],
  words: Words,
  say: Say = (event) => words.logged(event),
): string {
  let before: number | null = null;
  const parts: string[] = [];
  for (const event of events) {
    const text = say(event).replace(/\.$/, "");
    parts.push(before === event.seat ? goesOn(text, event.seat, words) : text);
    before = event.seat;
  }
  return parts.length ? `${counted(parts).join(" · ")}.` : "";
}

/** A sentence that goes on: without the name, or within a sentence where none stands first. */
function goesOn(text: string, seat: number, words: Words): string {
  const own = seat === words.me;
  const name = own ? words.say("learn-you") : words.player(seat);
  const rest = text.slice(name.length);
  if (text.startsWith(name) && /^[:,]?\s/.test(rest)) return rest.replace(/^[:,]?\s+/, "");
  return own ? text[0].toLowerCase() + text.slice(1) : text;
}
