/** The text of one numbered rule, for those who ask why something is not possible. */
import { numbered, told } from "../rules/plain";
import { rulesOf } from "./source";
import type { Words } from "./words";

/** In a player's words; empty if there is no such rule or nobody answers. */
export async function ruleText(game: string, words: Words, id: string): Promise<string> {
  try {
    const { rules } = await rulesOf(game, words.lang);
    return plain(told(rules.find((rule) => rule.id === id)?.text ?? "", { words, own: null }));
  } catch {
    return "";
  }
}

/** Without the marks at its start, and without those of code. */
export function plain(text: string): string {
  return numbered(text).text.replaceAll("`", "");
}
