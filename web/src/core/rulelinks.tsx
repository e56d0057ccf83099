/** A sentence in which the numbers of rules can be opened. */
import type { ComponentChildren } from "preact";
import { openRule } from "./book";

const RULE = /\b((?!CORE)[A-Z]{2}-\d{3})\b/;

export function namesRule(text: string): boolean {
  return RULE.test(text);
}

export function withRules(text: string, game: string): ComponentChildren {
  if (!game) return text;
  return text.split(RULE).map((part, k) =>
    k % 2 ? (
      <button class="rule-in" key={k} onClick={() => openRule(game, part)}>
        {part}
      </button>
    ) : (
      part
    ),
  );
}

/** The title of the page that is open. */
export function gameHere(): string {
  return document.querySelector<HTMLElement>("[data-game]")?.dataset.game ?? "";
}
