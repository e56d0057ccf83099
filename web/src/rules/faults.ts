/** What is wrong with a score sheet, in words: whose sheet, which entry, and why. */
import type { Entry, Fault } from "../core/types";
import type { Words } from "../core/words";
import { labelOf, nameOf } from "./form";

export function sayFault(fault: Fault, words: Words, entries: Entry[], names: string[]): string {
  const at = /^players\[(\d+)\]\.?(.*)$/.exec(fault.where);
  const whose = at ? names[Number(at[1])] : "";
  const place = [whose, label(at ? at[2] : fault.where, entries, words)];
  const said = words.say(`sheet-${fault.key}`, fault.args);
  return [place.filter(Boolean).join(", "), said].filter(Boolean).join(": ");
}

/** "towers.red" as the form calls it: "Heights of the towers (Red)". */
function label(path: string, entries: Entry[], words: Words): string {
  const entry = entries.find((e) => path === e.field || path.startsWith(`${e.field}.`));
  const listed = entry ?? entries.find((e) => path.startsWith(`${e.field}[`));
  if (!listed) return path;
  const id = listed.ids.find((id) => path === `${listed.field}.${id}`);
  const name = labelOf(listed, words);
  return id ? `${name} (${nameOf(listed, id, words)})` : name;
}
