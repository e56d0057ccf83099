/** The answer to a typed line that is none: what could stand where it goes wrong. */
import { expected } from "../core/choosing";
import { t } from "../core/language";
import type { Choice } from "../core/types";

const MOST = 8; // words of an answer

export function mistyped(choices: Choice[], line: string): string {
  const { after, next } = expected(choices, line);
  const words = next.slice(0, MOST).join(", ") + (next.length > MOST ? ", …" : "");
  if (!next.length) return t("command-too-long", { after });
  return after ? t("command-after", { after, words }) : t("command-first", { words });
}
