/** The text of one numbered rule, for those who ask why something is not possible. */
import { api } from "./api";

/** Without the marks at its start; empty if there is no such rule or nobody answers. */
export async function ruleText(game: string, lang: string, id: string): Promise<string> {
  try {
    const { rules } = await api.rules(game, lang);
    return plain(rules.find((rule) => rule.id === id)?.text ?? "");
  } catch {
    return "";
  }
}

/** "[p.4, ruling] `hut`: two" as people read it: "hut: two". */
export function plain(text: string): string {
  return text.replace(/^(\[[^\]]*\]\s*)+/, "").replaceAll("`", "");
}
