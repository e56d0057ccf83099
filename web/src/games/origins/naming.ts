/** Names and texts of things that the data file holds in both languages. */
import type { Json } from "../../core/types";

export type Lang = "en" | "pl";

export function named(
  facts: Json,
  block: string,
  id: string,
  lang: Lang,
): { name: string; text: string } {
  const found = (facts[block].items as Json[]).find((a) => a.id === id);
  return { name: found?.name[lang] ?? id, text: found?.text?.[lang] ?? "" };
}
