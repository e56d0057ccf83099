/** What is wrong with a score sheet: the server names the player and the field, here it becomes a sentence. */
import type { Entry } from "./sheets";

export type Fault = { player: number | null; entry: Entry | null; range: [number, number] | null };

export function fault(detail: string, entries: Entry[]): Fault {
  const path = /players\[(\d+)\](?:\.([\w.]+))?/.exec(detail);
  const range = /from (-?\d+) to (-?\d+)/.exec(detail) ?? /values? (-?\d+) to (-?\d+)/.exec(detail);
  const field = path?.[2] ?? "";
  const entry = entries
    .filter((e) => field === e.field || field.startsWith(`${e.field}.`) || under(e.field, field))
    .sort((a, b) => b.field.length - a.field.length)[0];
  return {
    player: path ? Number(path[1]) : null,
    entry: entry ?? null,
    range: range ? [Number(range[1]), Number(range[2])] : null,
  };
}

function under(field: string, named: string): boolean {
  return named !== "" && field.startsWith(`${named}.`);
}
