/** The set of components that rules, things and score sheets tell of, where it is not the usual one. */
import { signal } from "@preact/signals";
import type { SetTold } from "../learn/wire";
import { api, post } from "./api";
import type { OwnWords } from "./language";
import type { Facts, Form, Json, Rules, Sheets } from "./types";

export type Source = { game: string; name: string; own: OwnWords; changes: Json };

/** Of the table or record that is shown, or of the set whose pages are read. */
export const source = signal<Source | null>(null);

export function tellOf(game: string, own: Facts | null): void {
  source.value = own && { game, name: own.name, own, changes: own.facts };
}

export function sourceOf(game: string): Source | null {
  return source.value?.game === game ? source.value : null;
}

const once = new Map<string, Promise<SetTold>>();

/** All that is told of the set; null where the usual one is meant. */
export function told(game: string, lang: string): Promise<SetTold> | null {
  const from = sourceOf(game);
  if (!from) return null;
  const key = `${game} ${from.own.digest} ${lang}`;
  let answer = once.get(key);
  if (!answer) {
    answer = post<SetTold>(`/games/${game}/told?lang=${lang}`, { changes: from.changes });
    once.set(key, answer);
    answer.catch(() => once.delete(key));
  }
  return answer;
}

export async function rulesOf(game: string, lang: string): Promise<Rules> {
  return (await told(game, lang))?.rules ?? api.rules(game, lang);
}

export async function formOf(game: string, lang: string): Promise<Form> {
  return (await told(game, lang))?.form ?? api.form(game);
}

export function scoreOf(game: string, sheet: Json): Promise<Sheets> {
  const from = sourceOf(game);
  if (!from) return api.score(game, sheet);
  return post<Sheets>(`/games/${game}/told/score`, { changes: from.changes, sheet });
}
