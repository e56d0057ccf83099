/** The log of a table as the page keeps it: steps are added, an undo drops the last one. */
import type { LogEntry, Step } from "./types";

export function extended(log: Step[], entries: LogEntry[]): Step[] {
  const next = [...log];
  for (const entry of entries) {
    if ("undo" in entry) next.pop();
    else next.push(entry);
  }
  return next;
}

/** The steps since the seat's own last decision (all, if it made none). */
export function sinceMine(log: Step[], seat: number): Step[] {
  let last = -1;
  log.forEach((step, k) => {
    if (step.by === seat) last = k;
  });
  return log.slice(last + 1);
}

/** What happened since my last turn: from my last run of decisions up to now. */
export function news(log: Step[], seat: number): Step[] {
  let k = log.length - 1;
  while (k >= 0 && log[k].by === seat) k--;
  while (k >= 0 && log[k].by !== seat) k--;
  return log.slice(k + 1).filter((s) => s.by !== seat || k < 0);
}
