/** The words of the page and of each title, from the .ftl files, in the language of now. */
import { computed, signal } from "@preact/signals";
import { api } from "./api";
import { lang, type Lang } from "./settings";
import { sourceOf } from "./source";
import { Words, type Args } from "./words";

const PAGE = import.meta.glob<string>("../text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const PLATFORM = import.meta.glob<string>("../../../src/megalith/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const TITLES = import.meta.glob<string>("../../../src/megalith/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});

const loaded = signal<Record<string, string>>({});
const asked = new Set<string>();

function path(title: string, l: Lang): string {
  return `../../../src/megalith/games/${title}/text/${l}.ftl`;
}

function common(l: Lang): string[] {
  return [PLATFORM[`../../../src/megalith/text/${l}.ftl`] ?? "", PAGE[`../text/${l}.ftl`] ?? ""];
}

/** The page's own words. */
const page = computed(() => new Words(lang.value, common(lang.value)));

export function t(key: string, args: Args = {}): string {
  return page.value.say(key, args);
}

export function knows(key: string): boolean {
  return page.value.has(key);
}

/** Make sure that the words of a title are here, in the language of now or another. */
export async function loadTitle(title: string, of: Lang = lang.value): Promise<void> {
  const key = path(title, of);
  if (asked.has(key) || !TITLES[key]) return;
  asked.add(key);
  const [text, all] = await Promise.all([TITLES[key](), api.games().catch(() => null)]);
  const usual = all?.games.find((game) => game.id === title)?.words[of] ?? "";
  loaded.value = { ...loaded.value, [key]: `${text}\n${usual}` };
}

const cache = new Map<string, Words>();

/** What a set of components calls otherwise than the shipped one, and the set's digest. */
export type OwnWords = { digest: string; words: Record<string, string> };

/** The words of a title with the names at its table, and who is "you"; its name alone until they are loaded. */
export function wordsOf(
  title: string,
  names: string[] = [],
  of: OwnWords | null = null,
  me: number | null = null,
): Words {
  const own = of ?? sourceOf(title)?.own;
  const source = loaded.value[path(title, lang.value)];
  if (source === undefined) void loadTitle(title);
  const key = `${lang.value}|${title}|${own?.digest}|${source !== undefined}|${me}|${names.join("|")}`;
  let words = cache.get(key);
  if (!words) {
    const sources = [
      ...common(lang.value),
      source ?? `title = ${t(`name-${title}`)}`,
      own?.words[lang.value] ?? "",
    ];
    words = new Words(lang.value, sources, names, me);
    if (cache.size > 40) cache.clear();
    cache.set(key, words);
  }
  return words;
}

/** The words of a title in the language that is not chosen, for searching; null until they are here. */
export function otherWords(title: string): Words | null {
  const other: Lang = lang.value === "pl" ? "en" : "pl";
  const source = loaded.value[path(title, other)];
  if (source === undefined) void loadTitle(title, other);
  return source === undefined ? null : new Words(other, [source]);
}

/** Whether the words of a title are here; if not, they are asked for. */
export function ready(title: string): boolean {
  const here =
    !TITLES[path(title, lang.value)] || loaded.value[path(title, lang.value)] !== undefined;
  if (!here) void loadTitle(title);
  return here;
}
