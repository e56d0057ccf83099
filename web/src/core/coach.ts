/** Whether a coach helps, and what it has explained already: remembered by this device. */
import { signal } from "@preact/signals";

/** `ask`: nobody has decided yet, so the first game offers it. */
export type Wish = "ask" | "on" | "off";
type Saved = { wish: Wish; tables: Record<string, boolean>; explained: string[] };

const KEY = "megalith-coach";
const MOST_TABLES = 30;
const saved = signal<Saved>(read());

function read(): Saved {
  const empty: Saved = { wish: "ask", tables: {}, explained: [] };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return empty;
  }
}

function change(fields: Partial<Saved>): void {
  saved.value = { ...saved.value, ...fields };
  try {
    localStorage.setItem(KEY, JSON.stringify(saved.value));
  } catch {
    // a private window may forbid storage: then it lasts as long as the page
  }
}

export function coachWish(): Wish {
  return saved.value.wish;
}

/** For every game against bots from now on. */
export function wishCoach(wish: Wish): void {
  change({ wish, tables: {} });
}

/** At this table: what was said here, else what holds everywhere. */
export function coachAt(table: string): boolean {
  return saved.value.tables[table] ?? saved.value.wish === "on";
}

export function setCoachAt(table: string, on: boolean): void {
  const others = Object.entries(saved.value.tables).slice(1 - MOST_TABLES);
  change({ tables: { ...Object.fromEntries(others), [table]: on } });
}

export function wasExplained(game: string, decision: string): boolean {
  return saved.value.explained.includes(`${game}/${decision}`);
}

export function explained(game: string, decision: string): void {
  if (!wasExplained(game, decision))
    change({ explained: [...saved.value.explained, `${game}/${decision}`] });
}
