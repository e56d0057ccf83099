/** What is wrong with a score sheet, in words: whose sheet, which entry, and why. */
import type { Fault } from "../core/api";
import type { Words } from "../core/words";
import type { Entry } from "./sheets";

export function sayFault(fault: Fault, words: Words, entries: Entry[], names: string[]): string {
  const at = /^players\[(\d+)\]\.?(.*)$/.exec(fault.where);
  const whose = at ? names[Number(at[1])] : "";
  const place = [whose, label(at ? at[2] : fault.where, entries, words.lang)];
  const said = words.say(`sheet-${fault.key}`, fault.args);
  return [place.filter(Boolean).join(", "), said].filter(Boolean).join(": ");
}

/** "towers.red" as the form calls it: "Heights of the towers (Red)". */
function label(path: string, entries: Entry[], lang: string): string {
  const entry = entries.find((e) => path === e.field || path.startsWith(`${e.field}.`));
  const listed = entry ?? entries.find((e) => path.startsWith(`${e.field}[`));
  if (!listed) return path;
  const named = listed.ids?.find((id) => path === `${listed.field}.${id.id}`);
  const name = (lang === "pl" ? listed.pl : listed.en) ?? listed.field;
  return named ? `${name} (${lang === "pl" ? named.pl : named.en})` : name;
}
