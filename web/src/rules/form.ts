/** A form's words, and reading and writing a sheet by paths ("first.columns"). */
import type { Entry, Json } from "../core/types";
import type { Words } from "../core/words";

export function labelOf(entry: Entry, words: Words): string {
  return words.say(`form-${entry.field.replaceAll(".", "-")}`);
}

/** One of the ids of an entry. */
export function nameOf(entry: Entry, id: string, words: Words): string {
  return words.say(`form-${entry.words}-${id}`);
}

export function read(data: Json, path: string): Json[string] {
  return path.split(".").reduce<Json[string]>((at, key) => at?.[key], data);
}

/** A copy with the value at the path; without one the field is left out. */
export function written(data: Json, path: string, value: unknown): Json {
  const [first, ...rest] = path.split(".");
  const inner = rest.length > 0 ? written(data[first] ?? {}, rest.join("."), value) : value;
  const others = Object.fromEntries(Object.entries(data).filter(([name]) => name !== first));
  return inner === null || inner === undefined ? others : { ...others, [first]: inner };
}
