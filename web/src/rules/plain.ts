/** The rules in a player's words: ids become the names of what they mean. */
import type { Words } from "../core/words";
import type { Block } from "./markdown";

const CODE = /`([^`]+)`/g;
const SAID = /`([^`]+)`( \([^)`]*\))?/g; // a code, and the word for it that may follow
const FOR_PROGRAMS = /`|\(-?\d, ?-?\d\)|[a-z]_[a-z\d]/; // codes and coordinates
const FIELDS = ["option", "place", "good", "thing", "action", "kind", "card", "token", "booty"];
const RULE = /^(?:\*\*([A-Z]{2}-\d{3})\*\* )?((?:\[[^\]]*\] ?)*)(.*)$/s;

/** Where the names of codes are looked up: the title's words, then those of its lessons. */
export type Names = { words: Words; own: Words | null };

/** A numbered rule: its number, its marks ("p.4", "ruling"), and what it says. */
export type Numbered = { id: string; marks: string[]; text: string };

export function numbered(text: string): Numbered {
  const [, id = "", marks = "", said = ""] = RULE.exec(text) ?? [];
  return { id, marks: marks.split(/[[\],]/).flatMap((m) => m.trim() || []), text: said };
}

/** The text of a rule with names in place of codes. */
export function told(text: string, names: Names): string {
  const ids = new Set([...text.matchAll(CODE)].map((m) => m[1]));
  return withNames(text, names, ids);
}

/** Names in place of codes; "`hut` (hut)" says it once. */
function withNames(text: string, names: Names, ids: Set<string>): string {
  return text.replace(SAID, (whole, id: string, after = "") => {
    const name = named(id, names, ids);
    if (name === null) return whole;
    const twice = bareName(after) === bareName(name);
    return twice ? name : `${name}${after}`;
  });
}

function bareName(text: string): string {
  return text
    .replace(/[“”„()]/g, "")
    .trim()
    .toLowerCase();
}

/** The rules for players, and what only those need who write programs or files. */
export function sorted(blocks: Block[], names: Names): { rules: Block[]; exact: Block[] } {
  const options = blocks.flatMap((b) => [...b.text.matchAll(CODE)].map((m) => m[1]));
  const said = blocks.map((block) => readable(block, names, new Set(options)));
  const exact = said.filter((b) => b.kind !== "heading" && forPrograms(b.text));
  const rules = said.filter((b) => !exact.includes(b)).map(bare);
  return { rules: rules.filter((b, k) => b.kind !== "heading" || holds(rules, k)), exact };
}

function forPrograms(text: string): boolean {
  return FOR_PROGRAMS.test(text);
}

function readable(block: Block, names: Names, ids: Set<string>): Block {
  const say = (text: string) => withNames(text, names, ids);
  if (block.kind !== "table") return { ...block, text: say(block.text) };
  return { ...block, text: say(block.text), rows: block.rows.map((row) => row.map(say)) };
}

/** The name of an option, of one of its values, or of a component. */
function named(id: string, { words, own }: Names, ids: Set<string>): string | null {
  if (own?.has(`code-${id}`)) return own.say(`code-${id}`);
  for (const field of FIELDS) {
    if (words.has(`${field}-${id}`)) return quoted(words.name(field, id), words);
  }
  const option = [...ids].find((other) => words.has(`option-${other}-${id}`));
  return option ? quoted(words.say(`option-${option}-${id}`), words) : null;
}

function quoted(name: string, words: Words): string {
  return words.lang === "pl" ? `„${name}”` : `“${name}”`;
}

/** A heading that still names an id: without it. */
function bare(block: Block): Block {
  if (block.kind !== "heading") return block;
  return { ...block, text: block.text.replace(/\s*\([^)]*`[^)]*\)|`/g, "") };
}

/** Whether anything stands under a heading before the next of its level. */
function holds(blocks: Block[], at: number): boolean {
  const heading = blocks[at];
  if (heading.kind !== "heading" || heading.level <= 1) return true;
  const next = blocks[at + 1];
  return next !== undefined && (next.kind !== "heading" || next.level > heading.level);
}
