/** Places in a set of components: "gods.items.surparit.cost.1", as the judge names them. */
import type { Json } from "../core/types";

/** Anything that may stand in a set. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

const KEYS = ["id", "players", "level", "kind", "place"]; // by which entries of a list are known

function index(list: Value[], key: string): number {
  const found = list.findIndex((x) => isFields(x) && KEYS.some((k) => plain(x[k]) === key));
  return found >= 0 ? found : Number(key) - 1;
}

/** A word or a number as text; anything else is none. */
export function plain(x: Value | undefined): string {
  return typeof x === "string" || typeof x === "number" ? String(x) : "";
}

export function isFields(x: Value | undefined): x is { [key: string]: Value } {
  return typeof x === "object" && x !== null && !Array.isArray(x);
}

function inside(x: Value | undefined, key: string): Value | undefined {
  if (Array.isArray(x)) return x[index(x, key)];
  return isFields(x) ? x[key] : undefined;
}

export function at(facts: Json, where: string): Value | undefined {
  let found: Value | undefined = facts;
  for (const key of where.split(".")) found = inside(found, key);
  return found;
}

/** The same set with something else in one place; nothing else is copied. */
export function put(facts: Json, where: string, value: Value): Json {
  return placed(facts, where.split("."), value) as Json;
}

function placed(x: Value, [key, ...rest]: string[], value: Value): Value {
  if (Array.isArray(x)) {
    const k = index(x, key);
    return x.map((y, i) => (i === k ? (rest.length ? placed(y, rest, value) : value) : y));
  }
  const fields = isFields(x) ? x : {};
  return { ...fields, [key]: rest.length ? placed(fields[key], rest, value) : value };
}

/** How the judge calls an entry of a list: by its id, its value, or its number from 1. */
export function keyOf(entry: Value, k: number, by: string | undefined): string {
  const known = isFields(entry) && by ? entry[by] : undefined;
  return plain(known) || String(k + 1);
}

/** The same place in the entry before this one, of the innermost list of entries; none for the first. */
export function before(facts: Json, where: string): string | null {
  const keys = where.split(".");
  for (let n = keys.length - 2; n > 0; n--) {
    const list = at(facts, keys.slice(0, n).join("."));
    if (!Array.isArray(list) || !list.every(isFields)) continue;
    const k = index(list, keys[n]);
    if (k < 1) return null;
    const by = KEYS.find((key) => plain(list[k][key]) === keys[n]);
    return [...keys.slice(0, n), keyOf(list[k - 1], k - 1, by), ...keys.slice(n + 1)].join(".");
  }
  return null;
}
