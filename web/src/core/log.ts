/** The log of a table as the page keeps it: steps are added, an undo drops the last one. */
import type { LogEntry, Step, Told } from "./types";

export function extended(log: Step[], entries: LogEntry[]): Step[] {
  const next = [...log];
  for (const entry of entries) {
    if ("undo" in entry) next.pop();
    else next.push(entry);
  }
  return next;
}

/** What the others and luck did since my last turn: from my last decision before the others' last one. */
export function news(log: Step[], seat: number): Step[] {
  const others = log.findLastIndex((s) => s.by >= 0 && s.by !== seat);
  const mine = log.findLastIndex((s, k) => k < others && s.by === seat);
  const again = log.findIndex((s, k) => k > others && s.by === seat);
  return others < 0 ? [] : log.slice(mine + 1, again < 0 ? log.length : again);
}

/** One action in the log: who did it and its steps, luck among them. Before anybody decides it is the set-up. */
export type Deed = { seat: number; first: number; steps: Step[] };

/** The log in actions: a new one begins when another seat decides or with a record that `begins` one. */
export function deeds(log: Step[], begins: (word: string) => boolean): Deed[] {
  const found: Deed[] = [];
  for (const step of log) {
    const last = found.at(-1);
    const own = step.by < 0 || (step.by === last?.seat && !begins(step.record?.do ?? ""));
    if (last && own) last.steps.push(step);
    else found.push({ seat: step.by, first: step.n, steps: [step] });
  }
  return found;
}

/** What an action tells, player by player as it happened: each has the own part of it. */
export function bySeat(events: Told[]): Told[][] {
  const parts: Told[][] = [];
  for (const event of events) {
    const last = parts.at(-1);
    if (last?.[0].seat === event.seat) last.push(event);
    else parts.push([event]);
  }
  return parts;
}

/** What was done several times on end is said once, with how often. */
export function counted(parts: string[]): string[] {
  const runs: [string, number][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last && last[0].endsWith(part)) last[1] += 1;
    else runs.push([part, 1]);
  }
  return runs.map(([part, n]) => (n > 1 ? `${part} ×${n}` : part));
}
