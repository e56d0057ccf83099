/** What seats and bots are called. */
import { knows, t } from "../core/language";
import { level } from "../core/settings";
import type { Seat } from "../core/types";

export function seatName(s: Seat): string {
  if (s.kind === "bot") return t("bot-name", { bot: botName(s.bot ?? ""), n: s.seat + 1 });
  if (s.kind === "open") return t("open-seat");
  return s.name || t("seat", { n: s.seat + 1 });
}

export function botName(bot: string): string {
  return knows(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** The name with its level: "Mason (medium)". */
export function botLabel(bot: string): string {
  return knows(`bot-${bot}`) ? `${t(`bot-${bot}`)} (${t(`bot-${bot}.level`)})` : bot;
}

/** The levels for people first, from easy to hard; the baselines after them. */
export function ordered(bots: string[]): string[] {
  const baseline = (bot: string) => bot === "random" || bot === "greedy";
  return [...bots.filter((b) => !baseline(b)), ...bots.filter(baseline)];
}

/** A good first opponent: the level played last, else the middle one. */
export function usualBot(bots: string[]): string {
  if (bots.includes(level.value)) return level.value;
  return bots.includes("medium") ? "medium" : (bots.at(-1) ?? "greedy");
}
