/** Which of the server's choices is meant: clicks narrow them down, nothing else decides. */
import type { Choice, Click, Doing, Mix, Some } from "./types";

/** Whether a record has these fields; lists and mixes must be equal, unless only some of a list is wanted. */
export function matches(record: Click, wanted: Click): boolean {
  return Object.entries(wanted).every(([field, value]) => holds(record[field], value));
}

function holds(value: unknown, wanted: unknown): boolean {
  if (!isSome(wanted)) return same(value, wanted);
  const list = listed(value);
  return wanted.some.every((w) => list.some((v) => same(v, w)));
}

function isSome(value: unknown): value is Some {
  return typeof value === "object" && value !== null && Array.isArray((value as Some).some);
}

function listed(value: unknown): Some["some"] {
  if (isSome(value)) return value.some;
  return Array.isArray(value) ? (value as Some["some"]) : [];
}

export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const fields = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...fields].every((f) => same(left[f] ?? 0, right[f] ?? 0));
}

export function narrowed(choices: Choice[], wanted: Click): Choice[] {
  return choices.filter((c) => matches(c.record, wanted));
}

/** What is wanted after one more click: a field picked again replaces the old pick and what hung on it. */
export function merged(choices: Choice[], wanted: Click, click: Click): Click {
  const both = { ...wanted, ...click };
  for (const [field, value] of Object.entries(click))
    if (isSome(value)) both[field] = { some: [...listed(wanted[field]), ...value.some] };
  return narrowed(choices, both).length > 0 ? both : { ...click };
}

/** What is wanted without an entry of a list that was picked and is clicked again; null if it is no such click. */
export function without(picked: Click, click: Click): Click | null {
  const [field, value] = Object.entries(click).find(([, v]) => isSome(v)) ?? [];
  if (field === undefined || !isSome(value) || !matches(picked, click)) return null;
  const some = listed(picked[field]).filter((v) => !value.some.some((w) => same(v, w)));
  return some.length > 0 ? { ...click, [field]: { some } } : {};
}

/** The amounts of a mix that can still be chosen when each entry must be at least `floor`. */
export function reachable(choices: Choice[], field: string, floor: Mix): Choice[] {
  return choices.filter((c) =>
    Object.entries(floor).every(([id, n]) => (mixOf(c, field)[id] ?? 0) >= n),
  );
}

/** The amounts in a field of a choice. */
export function mixOf(choice: Choice, field: string): Mix {
  return (choice.record[field] ?? {}) as Mix;
}

/** The values of a field among choices, in the order of the list. */
export function values(choices: Choice[], field: string): unknown[] {
  const seen: unknown[] = [];
  for (const c of choices) {
    const value = c.record[field];
    if (value !== undefined && !seen.some((v) => same(v, value))) seen.push(value);
  }
  return seen;
}

/** Completions of a command line: every choice whose words begin as typed. */
export function completions(choices: Choice[], typed: string): string[] {
  const text = typed.trimStart().toLowerCase();
  const starts = choices.filter((c) => c.line.toLowerCase().startsWith(text));
  if (starts.length > 0 || !text) return starts.map((c) => c.line);
  const parts = text.split(/\s+/);
  return choices
    .filter((c) => parts.every((p) => c.line.toLowerCase().includes(p)))
    .map((c) => c.line);
}

export function sameRecord(a: Doing | null | undefined, b: Doing | null | undefined): boolean {
  return !!a && !!b && same(a, b);
}

/** What could stand where a typed line goes wrong: the part that is right, and the words that may follow it. */
export function expected(choices: Choice[], text: string): { after: string; next: string[] } {
  const typed = text.trim().split(/\s+/).filter(Boolean);
  const lines = choices.map((c) => c.line.split(" "));
  let right = 0;
  let fit = lines;
  while (right < typed.length) {
    const more = fit.filter((line) => line[right] === typed[right]);
    if (!more.length) break;
    [fit, right] = [more, right + 1];
  }
  const next = new Set(fit.map((line) => line[right] ?? "").filter(Boolean));
  return { after: typed.slice(0, right).join(" "), next: [...next] };
}
