/** As much of Markdown as the rules use: headings, items, tables, bold, emphasis, code. */
import type { ComponentChildren } from "preact";

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "item" | "text"; text: string }
  | { kind: "table"; text: string; rows: string[][] };

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  let open = false; // the last block goes on in the next line
  for (const line of markdown.split("\n")) {
    const heading = /^(#+)\s+(.*)$/.exec(line);
    const item = /^\s*[-*]\s+(.*)$/.exec(line) ?? /^\s*\d+\.\s+(.*)$/.exec(line);
    const last = found[found.length - 1];
    if (!line.trim()) open = false;
    else if (heading) {
      found.push({ kind: "heading", level: heading[1].length, text: heading[2] });
      open = false;
    } else if (line.startsWith("|")) {
      const row = line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
      if (row.every((cell) => /^:?-+:?$/.test(cell))) continue;
      if (last?.kind === "table" && open) {
        last.rows.push(row);
        last.text += ` ${row.join(" ")}`;
      } else found.push({ kind: "table", rows: [row], text: row.join(" ") });
      open = true;
    } else if (item) {
      found.push({ kind: "item", text: item[1] });
      open = true;
    } else if (open && last && last.kind !== "table") last.text += ` ${line.trim()}`;
    else {
      found.push({ kind: "text", text: line.trim() });
      open = true;
    }
  }
  return found;
}

export function inline(text: string): ComponentChildren {
  return text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/).map((part) => {
    if (part.startsWith("**")) return <b>{part.slice(2, -2)}</b>;
    if (/^\*[^*]+\*$/.test(part)) return <em>{part.slice(1, -1)}</em>;
    if (part.startsWith("`")) return <code>{part.slice(1, -1)}</code>;
    return part;
  });
}

/** What a search finds in a text or the heading above it; that heading comes once before what was found. */
export function hits(all: Block[], search: string): Block[] {
  const kept: Block[] = [];
  let heading: Block | null = null;
  for (const block of all) {
    if (block.kind === "heading") heading = block;
    else if (found(`${heading?.text ?? ""} ${block.text}`, search)) {
      if (heading && !kept.includes(heading)) kept.push(heading);
      kept.push(block);
    }
  }
  return kept;
}

/** Whether all words of the search occur: without case, accents, last vowel ("chata" finds "chaty"). */
export function found(text: string, search: string): boolean {
  const inside = folded(text);
  const words = folded(search).split(/\s+/).filter(Boolean);
  return words.every((word) => inside.includes(stem(word)));
}

function stem(word: string): string {
  return word.length > 3 && /[aeiouy]$/.test(word) ? word.slice(0, -1) : word;
}

/** Lower case without accents, so that "zywnosc" finds "żywność". */
export function folded(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}
