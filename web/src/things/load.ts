/** The book of things of a title: fetched once, with its pictures, when somebody opens it. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { api, get } from "../core/api";
import { loadTitle } from "../core/language";
import { lang } from "../core/settings";
import { sourceOf, told } from "../core/source";
import type { Json } from "../core/types";
import type { Words } from "../core/words";
import type { Chapter, Thing, Things } from "../learn/wire";

export type PictureProps = { field: string; id: string; facts: Json; words: Words };
/** Draws a thing with the board's own drawings; null where there is nothing to see of it. */
export type Picture = (props: PictureProps) => JSX.Element | null;
export type Book = { things: Things; facts: Json; Picture: Picture };

const PICTURES = import.meta.glob<{ Picture: Picture }>("../games/*/picture.tsx");
const books = signal<Record<string, Book>>({});
const asked = new Set<string>();

/** The book, or null until it is here. */
export function bookOf(game: string): Book | null {
  const key = `${game} ${sourceOf(game)?.own.digest ?? ""}`;
  if (!asked.has(key)) {
    asked.add(key);
    void load(game, key).catch(() => asked.delete(key));
  }
  return books.value[key] ?? null;
}

async function load(game: string, key: string): Promise<void> {
  void loadTitle(game);
  const pictures = PICTURES[`../games/${game}/picture.tsx`];
  const set = await told(game, lang.value);
  const [things, facts, drawn] = await Promise.all([
    set ? set.things : get<Things>(`/games/${game}/lessons/things`),
    set ? set.facts : api.components(game),
    pictures ? pictures() : { Picture: () => null },
  ]);
  books.value = { ...books.value, [key]: { things, facts, Picture: drawn.Picture } };
}

export function findThing(book: Book, id: string): { chapter: Chapter; thing: Thing } | null {
  for (const chapter of book.things.chapters) {
    const thing = chapter.things.find((x) => x.id === id);
    if (thing) return { chapter, thing };
  }
  return null;
}

/** "tile-b01" is the tile b01. */
export function parts(id: string): [field: string, id: string] {
  const at = id.indexOf("-");
  return [id.slice(0, at), id.slice(at + 1)];
}

/** The things of which a rule speaks, chapter by chapter. */
export function thingsOf(book: Book, rule: string): { chapter: Chapter; things: Thing[] }[] {
  return book.things.chapters
    .map((chapter) => ({ chapter, things: chapter.things.filter((x) => x.rules.includes(rule)) }))
    .filter((found) => found.things.length > 0);
}

type Value = Thing["numbers"][string];

/** A number of the facts as people read it. */
export function valueText(value: Value, words: Words): string {
  if (Array.isArray(value))
    return new Set(value).size === 1 ? String(value[0]) : value.map(String).join(" · ");
  return typeof value === "object" ? words.mix(value) : String(value);
}
