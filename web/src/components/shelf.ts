/** A set of components that is being typed: what it says, what the judge says, and what was before. */
import { computed, signal } from "@preact/signals";
import { api, ApiError } from "../core/api";
import { failed } from "../core/faults";
import { t } from "../core/language";
import { rename } from "../core/router";
import { lang, myName } from "../core/settings";
import type { Json, Judgement, SetInfo, Typed, View } from "../core/types";
import { notify } from "../core/widgets";
import { at, before, put, type Value } from "./paths";

export type Form = {
  kind: "whole" | "text" | "word" | "yes_no" | "one_of" | "kinds" | "fixed" | "fields" | "list";
  least?: number;
  most?: number;
  known?: (string | number | null)[];
  or_none?: boolean;
  optional?: string[];
  first?: { [key: string]: Value }[]; // of each kind, with what one begins
  key?: string;
};

/** A table that is laid out with the set. */
export type Laid = { view: View; facts: Json; words: Record<string, string>; digest: string };

const SOON = 500; // milliseconds after the last key until the judge is asked
const BEFORE = 200; // changes that can be taken back
export const NEW = "new"; // in the address: begun anew, though there are sets of one's own

export class Shelf {
  readonly facts = signal<Json | null>(null);
  readonly shipped = signal<Json | null>(null);
  readonly said = signal<Judgement | null>(null);
  readonly set = signal<SetInfo | null>(null); // as the server keeps it
  readonly own = signal<SetInfo[]>([]); // all of this person and game
  readonly shared = signal(false); // somebody else's: changed as a copy
  readonly laid = signal<Laid | null>(null); // a table with it, as it was last sound
  readonly name = signal("");
  readonly waiting = signal(false);
  readonly wrong = signal("");
  readonly can = computed(() => this.past.value.length > 0);
  private readonly past = signal<Json[]>([]);
  private readonly forms = signal<{ forms: Form[]; places: Record<string, number> } | null>(null);
  private timer = 0;
  private asked = 0;
  private last = ""; // place of the last change
  private keeping: Promise<unknown> = Promise.resolve();

  constructor(
    readonly game: string,
    id: string | null,
  ) {
    void this.open(id);
  }

  /** Without an id: what this person typed last, or else a new one. */
  private async open(id: string | null): Promise<void> {
    try {
      const plain = await api.unpack(this.game, null, lang.value);
      this.own.value = (await api.sets(this.game)).sets;
      const wanted = id === NEW ? null : (id ?? this.own.value[0]?.id);
      const kept = wanted ? await api.openSet(wanted, lang.value) : null;
      if (wanted) this.addressed(wanted);
      this.shipped.value = await this.begunWith(plain.facts, kept?.typed.facts ?? plain.facts);
      this.unpacked(kept?.typed ?? plain);
      this.set.value = kept?.set.mine ? kept.set : null;
      this.shared.value = kept?.set.mine === false;
      const owner = myName.value;
      const first = owner ? t("set-name-first", { name: owner }) : t("set-name-mine");
      this.name.value = kept?.set.name ?? first;
    } catch (error) {
      this.wrong.value = error instanceof ApiError ? error.code : "error";
    }
  }

  /** Another set, or a new one. */
  async show(id: string | null): Promise<void> {
    if (this.waiting.value) await this.keep();
    [this.past.value, this.last] = [[], ""];
    this.addressed(id ?? "");
    await this.open(id);
  }

  private addressed(id: string): void {
    const here = `/components/${this.game}`;
    if (location.hash.startsWith(`#${here}`)) rename(id ? `${here}/${id}` : here);
  }

  /** The shipped set that a set began with: perhaps an earlier edition. */
  private async begunWith(shipped: Json, facts: Json): Promise<Json> {
    const edition = editionOf(facts);
    if (edition === editionOf(shipped)) return shipped;
    const changes = edition === 1 ? {} : { game: { edition } };
    return (await api.unpack(this.game, changes, lang.value)).facts;
  }

  private unpacked(typed: Typed): void {
    this.facts.value = typed.facts;
    this.forms.value = { forms: typed.forms as Form[], places: typed.places };
    this.said.value = typed;
    this.lay(typed);
  }

  private lay({ view, facts, words, digest }: Typed): void {
    if (view) this.laid.value = { view, facts, words, digest };
  }

  form(where: string): Form | null {
    const known = this.forms.value;
    const n = known?.places[where];
    return known && n !== undefined ? known.forms[n] : null;
  }

  // -- typing

  /** What is typed further in one place is taken back in one go. */
  put(where: string, value: Value, further = where === this.last): void {
    if (!this.facts.value) return;
    this.change(put(this.facts.value, where, value), further);
    this.last = where;
  }

  /** An effect of another kind; the entry's text is what that kind is called, until its owner types one. */
  begin(where: string, effect: Value, called: string): void {
    if (!this.facts.value) return;
    const entry = where.split(".").slice(0, 3).join(".");
    const text = at(this.facts.value, `${entry}.text`);
    let facts = put(this.facts.value, where, structuredClone(effect));
    if (text !== undefined) facts = put(facts, `${entry}.text`, { en: called, pl: called });
    this.change(facts);
  }

  /** Everything at once: a file, or what was before. */
  change(facts: Json, further = false): void {
    const before = this.facts.value;
    if (before && !(further && this.can.value))
      this.past.value = [...this.past.value, before].slice(-BEFORE);
    this.last = "";
    this.facts.value = numbered(facts);
    this.later();
  }

  undo(): void {
    const last = this.past.value.at(-1);
    if (!last) return;
    this.past.value = this.past.value.slice(0, -1);
    this.last = "";
    this.facts.value = last;
    this.later();
  }

  /** What the entry before has in the same place, once more. */
  repeat(where: string): void {
    const facts = this.facts.value;
    const like = facts && before(facts, where);
    const value = like ? at(facts, like) : undefined;
    if (value !== undefined) this.put(where, structuredClone(value), false);
  }

  /** The printed value is the same as our stand-in. */
  confirm(part: string, sure: boolean): void {
    const facts = this.facts.value;
    if (!facts) return;
    const others = ((facts.confirmed ?? []) as string[]).filter((x) => x !== part);
    this.change({ ...facts, confirmed: sure ? [...others, part] : others });
  }

  again(part: string): void {
    const ours = this.hasOurs(part) && this.shipped.value && at(this.shipped.value, part);
    if (ours) this.put(part, ours);
  }

  hasOurs(part: string): boolean {
    return this.shipped.value !== null && (at(this.shipped.value, part) ?? null) !== null;
  }

  // -- the judge, and keeping

  private later(): void {
    clearTimeout(this.timer);
    this.waiting.value = true;
    this.timer = window.setTimeout(() => void this.keep(), SOON);
  }

  /** Kept at once, whether it is whole or not; the answer says what is wrong. One after the other. */
  keep(): Promise<boolean> {
    clearTimeout(this.timer);
    const turn = ++this.asked;
    const kept = this.keeping.then(() => turn === this.asked && this.send(turn));
    this.keeping = kept;
    return kept;
  }

  private async send(turn: number): Promise<boolean> {
    const facts = this.facts.value;
    if (!facts) return false;
    try {
      const body = { game: this.game, name: this.name.value, changes: facts };
      const kept = await api.keepSet(this.set.value?.id ?? null, body, lang.value);
      if (!this.set.value) this.addressed(kept.set.id);
      this.known(kept.set);
      if (turn !== this.asked) return false;
      this.said.value = kept.verdict;
      const typed = await api.unpack(this.game, facts, lang.value);
      if (turn !== this.asked) return true;
      this.forms.value = { forms: typed.forms as Form[], places: typed.places };
      this.lay(typed);
      return true;
    } catch (error) {
      failed(error);
      return false;
    } finally {
      if (turn === this.asked) this.waiting.value = false;
    }
  }

  private known(set: SetInfo): void {
    this.set.value = set;
    this.shared.value = false;
    const others = this.own.value.filter((x) => x.id !== set.id);
    this.own.value = [set, ...others];
  }

  /** For good; tables that were begun with it keep it. */
  async remove(): Promise<void> {
    clearTimeout(this.timer);
    this.waiting.value = false;
    try {
      if (this.set.value) await api.removeSet(this.set.value.id);
      await this.show(null);
    } catch (error) {
      failed(error);
    }
  }

  async read(file: File): Promise<void> {
    try {
      const changes = JSON.parse(await file.text()) as Json;
      const typed = await api.unpack(this.game, changes, lang.value);
      this.change(typed.facts);
      this.unpacked(typed);
      notify(t("set-read", { file: file.name }));
    } catch (error) {
      notify(error instanceof ApiError ? error.detail : t("set-unread", { file: file.name }));
    }
  }

  /** As a file; `megalith components TITLE check FILE` reads it too. */
  write(): void {
    const text = JSON.stringify(this.facts.value, null, 1);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = `${this.game}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
}

const editionOf = (facts: Json): number => (at(facts, "game.edition") as number | undefined) ?? 1;

/** Spaces of the military track are numbered, from the start to the last one. */
function numbered(facts: Json): Json {
  const track = facts.military_track as { spaces: Json[] } | undefined;
  if (!track) return facts;
  const last = track.spaces.length - 1;
  const kind = (k: number) => (k === 0 ? "start" : k === last ? "last" : "normal");
  const spaces = track.spaces.map((space, k) => ({ ...space, space: k, kind: kind(k) }));
  return { ...facts, military_track: { ...track, spaces } };
}
