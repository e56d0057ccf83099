/** What the player is about to choose at one table: what was clicked, what waits for its confirmation. */
import { computed, signal } from "@preact/signals";
import { matches, merged, narrowed, sameRecord, without } from "../core/choosing";
import { alwaysConfirm } from "../core/settings";
import { sure } from "../core/sure";
import type { Advice, Choice, Click } from "../core/types";
import type { Meant, Numbered, Title } from "../games/title";
import { Seen } from "./seen";

export abstract class Picks extends Seen {
  readonly wanted = signal<Click>({}); // the fields picked so far
  readonly pending = signal<Choice | null>(null); // chosen, waits for the confirmation
  readonly hovered = signal<Choice | null>(null); // looked at in the list
  readonly hint = signal<Advice[] | null>(null);
  readonly drawing = signal<Title | null>(null); // the title's own part of the page
  protected then: Meant[] = []; // what was meant of the questions that follow

  abstract send(choice: Choice): Promise<void>;

  readonly left = computed(() => narrowed(this.choices.value, this.wanted.value));
  /** What the bot would do, until something else is looked at. */
  readonly advised = computed(() => {
    const best = this.hint.value?.[0]?.record;
    return this.choices.value.find((c) => sameRecord(c.record, best)) ?? null;
  });
  readonly shown = computed(() => this.pending.value ?? this.hovered.value ?? this.advised.value);

  /** Whether a click on something with these fields leads to a choice. */
  can(click: Click): boolean {
    return narrowed(this.choices.value, click).length > 0;
  }

  picked(click: Click): boolean {
    const chosen = this.pending.value?.record ?? this.wanted.value;
    return Object.keys(click).length > 0 && matches(chosen, click);
  }

  /** A click on the board: narrows the choices; the last one left is chosen. Once more on what waits for
   * its confirmation: one more where choices are numbers, else the confirmation. Of several things that are
   * picked together the one that is clicked again is put back. */
  pick(click: Click, then: Meant[] = []): void {
    const pending = this.pending.value;
    const fewer = without(pending?.record ?? this.wanted.value, click);
    if (fewer) {
      this.pending.value = null;
      this.wanted.value = fewer;
      return;
    }
    if (pending && this.picked(click)) {
      const more = this.oneMore(pending, click);
      if (more) this.pending.value = more;
      else this.confirm();
      return;
    }
    if (!this.can(click)) return;
    this.pending.value = null;
    this.wanted.value = merged(this.choices.value, this.wanted.value, click);
    this.then = then;
    const [first, ...others] = this.left.value;
    if (others.length === 0) this.decide(first);
    else if (this.oneNumber(this.left.value)) this.pending.value = first;
  }

  /** What can be taken back happens at once; what cannot is shown, says so and waits for a confirmation. */
  private decide(choice: Choice): void {
    const plain = choice.final === null || this.drawing.value?.atOnce?.(choice.record);
    if (plain && !alwaysConfirm.value) void this.send(choice);
    else this.pending.value = choice;
  }

  /** A click on a choice of the list. */
  choose(choice: Choice): void {
    this.then = [];
    if (this.pending.value === choice) void this.send(choice);
    else this.decide(choice);
  }

  numberOf(choice: Choice): Numbered | null {
    return this.drawing.value?.numbered?.(choice.record, this.words.value) ?? null;
  }

  /** The choices that differ from this one in their number only, from the least. */
  numbers(choice: Choice): Choice[] {
    const key = this.numberOf(choice)?.key;
    if (key === undefined) return [];
    const alike = this.choices.value.filter((c) => this.numberOf(c)?.key === key);
    return alike.sort((a, b) => sure(this.numberOf(a)).n - sure(this.numberOf(b)).n);
  }

  private oneNumber(left: Choice[]): boolean {
    const key = this.numberOf(left[0])?.key;
    return key !== undefined && left.every((c) => this.numberOf(c)?.key === key);
  }

  /** The next number after the most the least again; null where the thing is not a number. */
  private oneMore(pending: Choice, click: Click): Choice | null {
    const alike = this.numbers(pending).filter((c) => matches(c.record, click));
    if (alike.length < 2) return null;
    return alike[(alike.indexOf(pending) + 1) % alike.length];
  }

  /** Choose without sending: a tile that is still being turned, for instance. */
  propose(click: Click): void {
    const found = narrowed(this.choices.value, click);
    if (found.length > 0) this.show(found[0]);
  }

  /** Show a choice without choosing it. */
  glance(click: Click | null): void {
    this.hovered.value = (click && narrowed(this.choices.value, click)[0]) ?? null;
  }

  /** Choose one whatever was picked before, and wait for the confirmation. */
  show(choice: Choice): void {
    this.wanted.value = {};
    this.pending.value = choice;
  }

  confirm(): void {
    if (this.pending.value) void this.send(this.pending.value);
  }

  /** Take back what was picked; if nothing was, the hint goes. */
  cancel(): void {
    const picked = this.pending.value || Object.keys(this.wanted.value).length > 0;
    if (!picked) this.hint.value = null;
    this.wanted.value = {};
    this.pending.value = null;
    this.hovered.value = null;
    this.then = [];
  }

  clear(): void {
    const then = this.then;
    this.cancel();
    this.then = then;
    this.hint.value = null;
  }
}
