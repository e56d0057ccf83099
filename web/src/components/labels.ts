/** What the places of a set are called. */
import { knows, t } from "../core/language";
import { lang } from "../core/settings";
import type { Json } from "../core/types";
import type { Words } from "../core/words";
import { isFields, plain, type Value } from "./paths";

/** The field of a place. */
export const last = (where: string) => where.slice(where.lastIndexOf(".") + 1);

export function labelOf(key: string): string {
  return knows(`field-${key}`) ? t(`field-${key}`) : key.replaceAll("_", " ");
}

const KINDS = ["colour", "resource", "good", "temple", "type", "nation", "kind", "token", "place"];

export const names = (words: Words, id: string) => KINDS.find((k) => words.has(`${k}-${id}`));

/** An id in words, whatever it names. */
export function spoken(words: Words, id: string): string {
  const kind = names(words, id);
  return kind ? words.name(kind, id) : labelOf(id);
}

/** What the set itself calls an entry of one of its lists, where no word of the page names it. */
export function told(facts: Json, id: string): string {
  const lists = Object.values(facts).flatMap((x) => (isFields(x as Value) ? Object.values(x) : []));
  const entries = lists.filter(Array.isArray).flat() as Value[];
  const found = entries.find((x) => isFields(x) && x.id === id && isFields(x.text));
  const text = isFields(found) ? found.text : undefined;
  return isFields(text) ? plain(text[lang.value]) : "";
}
