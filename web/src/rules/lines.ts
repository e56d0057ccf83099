/** A form as the lines of a score pad: each line is one cell for every player. */
import type { Entry, Json } from "../core/types";
import type { Words } from "../core/words";
import { labelOf, nameOf, read, written } from "./form";

/** number: typed or counted; several: any number of values, each a tap; flag: yes or no; city: drawn below. */
export type LineKind = "number" | "several" | "flag" | "city";
export type Line = {
  id: string;
  label: string;
  group: string; // what stands above the first of several lines
  kind: LineKind;
  least: number;
  most: number | null;
  get: (sheet: Json) => unknown;
  set: (sheet: Json, value: unknown) => Json;
};
type Die = { colour: string; value: number };

export function linesOf(entries: Entry[], words: Words): Line[] {
  return entries.flatMap((entry) => ofEntry(entry, words));
}

function ofEntry(entry: Entry, words: Words): Line[] {
  const { field, least, most } = entry;
  const label = labelOf(entry, words);
  const whole = {
    get: (sheet: Json) => read(sheet, field) as unknown,
    set: (sheet: Json, value: unknown) => written(sheet, field, value),
  };
  const plain = { id: field, label, group: "", least, most, ...whole };
  if (entry.kind === "numbers") return [{ ...plain, kind: "several" }];
  if (entry.kind === "city" || entry.kind === "flag" || entry.kind === "number")
    return [{ ...plain, kind: entry.kind }];
  if (entry.kind === "list") return listed(entry, plain);
  return entry.ids.map((id) => ({
    ...plain,
    id: `${field}.${id}`,
    label: nameOf(entry, id, words),
    group: label,
    ...(entry.kind === "dice" ? dice(field, id) : count(entry, id)),
  }));
}

/** So many numbers side by side become so many lines. */
function listed(entry: Entry, plain: Omit<Line, "kind">): Line[] {
  const list = (sheet: Json) =>
    (read(sheet, entry.field) ?? Array(entry.length).fill(0)) as number[];
  return Array.from({ length: entry.length }, (_, k) => ({
    ...plain,
    id: `${entry.field}.${k}`,
    label: `${plain.label} ${k + 1}`,
    kind: "number",
    get: (sheet) => read(sheet, entry.field) && list(sheet)[k],
    set: (sheet, value) =>
      plain.set(
        sheet,
        list(sheet).map((old, i) => (i === k ? (value ?? 0) : old)),
      ),
  }));
}

function count(entry: Entry, id: string): Pick<Line, "kind" | "get" | "set"> {
  const all = (sheet: Json) => (read(sheet, entry.field) ?? {}) as Record<string, number>;
  const none = Math.max(0, entry.least);
  return {
    kind: "number",
    get: (sheet) => all(sheet)[id],
    set: (sheet, value) => written(sheet, entry.field, { ...all(sheet), [id]: value ?? none }),
  };
}

function dice(field: string, id: string): Pick<Line, "kind" | "get" | "set"> {
  const all = (sheet: Json) => (read(sheet, field) ?? []) as Die[];
  return {
    kind: "several",
    get: (sheet) =>
      all(sheet)
        .filter((d) => d.colour === id)
        .map((d) => d.value),
    set: (sheet, value) => {
      const mine = (value as number[]).map((n) => ({ colour: id, value: n }));
      return written(sheet, field, [...all(sheet).filter((d) => d.colour !== id), ...mine]);
    },
  };
}

/** What a cell shows. */
export function shownOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(" ");
  return typeof value === "number" ? String(value) : "";
}

/** What was typed into a cell; null: nothing. */
export function typedInto(line: Line, text: string): unknown {
  const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
  return line.kind === "several" ? numbers : (numbers[0] ?? null);
}
