/** The rules in a player's words: ids become the names of what they mean. */
import type { Words } from "../core/words";
import type { Block } from "./markdown";

const CODE = /`([^`]+)`/g;
const FIELDS = ["option", "place", "good", "thing", "action", "kind", "card", "token", "booty"];

/** The rules for players, and what only those need who write programs or files. */
export function sorted(blocks: Block[], words: Words): { rules: Block[]; exact: Block[] } {
  const options = blocks.flatMap((b) => [...b.text.matchAll(CODE)].map((m) => m[1]));
  const said = blocks.map((block) => readable(block, words, new Set(options)));
  const exact = said.filter((b) => b.kind !== "heading" && b.text.includes("`"));
  const rules = said.filter((b) => !exact.includes(b)).map(bare);
  return { rules: rules.filter((b, k) => b.kind !== "heading" || holds(rules, k)), exact };
}

function readable(block: Block, words: Words, ids: Set<string>): Block {
  const say = (text: string) =>
    text.replace(CODE, (code, id: string) => named(id, words, ids) ?? code);
  if (block.kind !== "table") return { ...block, text: say(block.text) };
  return { ...block, text: say(block.text), rows: block.rows.map((row) => row.map(say)) };
}

/** The name of an option, of one of its values, or of a component. */
function named(id: string, words: Words, ids: Set<string>): string | null {
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
