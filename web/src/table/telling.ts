/** Outcomes of luck taken apart: the values of a record one by one, those of a list too. */
import type { Doing } from "../core/types";
import type { Words } from "../core/words";
import { found } from "../rules/markdown";

export type Part = { at: number; field: string; value: string | number };

export function partsOf(record: Doing): Part[] {
  const values = Object.entries(record)
    .filter(([field]) => field !== "do")
    .flatMap(([field, value]) =>
      (Array.isArray(value) ? value : [value]).map((v) => ({ field, value: plain(v) })),
    );
  return values.map((part, at) => ({ at, ...part }));
}

/** The first part in which the outcomes differ, with each of its values once; none if they are all alike. */
export function split(records: Doing[]): Part[] {
  const all = records.map(partsOf);
  for (let at = 0; at < (all[0]?.length ?? 0); at++) {
    const values = new Map(all.map((parts) => [parts[at].value, parts[at]]));
    if (values.size > 1) return [...values.values()];
  }
  return [];
}

export function labelOf(part: Part, words: Words): string {
  if (part.field === "seat") return words.player(Number(part.value));
  return String(words.args({ [part.field]: part.value })[part.field]);
}

/** Those parts whose name or explanation has all words that were typed: "red blue 10". */
export function finding(parts: Part[], typed: string, words: Words): Part[] {
  const said = (part: Part) =>
    `${labelOf(part, words)} ${words.tip(part.field, String(part.value))}`;
  return parts.filter((part) => found(said(part), typed));
}

function plain(value: unknown): string | number {
  return typeof value === "number" ? value : String(value);
}
