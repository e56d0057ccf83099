/** The sentences of lessons, fetched when a lesson is opened. */
import { signal } from "@preact/signals";
import { lang } from "../core/settings";
import { Words } from "../core/words";
import type { Sentence } from "./wire";

const FILES = import.meta.glob<string>("../../../src/megalith/games/*/lessons/*.ftl", {
  query: "?raw",
  import: "default",
});
const loaded = signal<Record<string, Words>>({});
const asked = new Set<string>();

/** The lessons' own words; null until they are here. */
export function lessonWords(game: string): Words | null {
  const key = `../../../src/megalith/games/${game}/lessons/${lang.value}.ftl`;
  if (!asked.has(key) && FILES[key]) {
    asked.add(key);
    const language = lang.value;
    void FILES[key]().then((text) => {
      loaded.value = { ...loaded.value, [key]: new Words(language, [text]) };
    });
  }
  return loaded.value[key] ?? null;
}

/** A sentence with its numbers; names in it come from the title's words. */
export function spoken(game: string, words: Words, sentence: Sentence | null): string {
  const own = lessonWords(game);
  return own && sentence ? own.say(sentence.key, words.args(sentence.args)) : "";
}
