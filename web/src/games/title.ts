/** What a title's drawing gets and gives. No rule is here: what can be clicked is what was listed. */
import type { ComponentType } from "preact";
import type { Choice, Click, Doing, Json, Shown, Step, Told, View } from "../core/types";
import type { Recap } from "../core/rounds";
import type { Words } from "../core/words";

/** What is meant of a question that follows: the fields of a choice, or how to find them. */
export type Meant = Click | ((choices: Choice[]) => Click | null);

/** The player's choosing, as a board sees it. In a replay nothing can be picked. */
/** D: the title's records (its wire.ts). */
export type Picking<D = Doing> = {
  can(click: Click): boolean;
  picked(click: Click): boolean;
  /** A click on something with these fields; `then`: what is meant of the questions that follow. */
  pick(click: Click, then?: Meant[]): void;
  /** Choose without sending, so that it can still be changed. */
  propose(click: Click): void;
  /** Look at a choice without choosing it: its ghost and what it would do; null when one looks away. */
  look(click: Click | null): void;
  /** The record that is chosen or looked at, to be drawn as a ghost. */
  shown: D | null;
  why(record: D): Promise<string>;
  decision: string;
  choices: { record: D; line: string }[];
  wanted: Click;
};

/** V: the title's view (its wire.ts). */
export type BoardProps<V = View, D = Doing> = {
  view: V;
  facts: Json;
  words: Words;
  names: string[];
  me: number | null;
  tall: boolean; // drawn for a phone
  low?: boolean; // which lies on its side
  picking: Picking<D>;
  last: Shown[]; // the newest steps: what moved
  preview: V | null; // the view right after the choice that is shown
};

export type AreaProps<V = View, D = Doing> = Omit<
  BoardProps<V, D>,
  "tall" | "low" | "last" | "preview"
> & {
  seat: number;
};

/** What a title knows when it puts a choice into words. */
export type Saying<V = View> = {
  view: V;
  facts: Json;
  words: Words;
  alone?: boolean; // nothing else can be chosen
};
/** Choices that differ in a number only: one name, a button for each number. */
export type Numbered = { key: string; label: string; n: number };

/** Fixed buttons for the kinds of choices (their `do`); of a kind with many choices things are asked in turn. */
export type Kinds<V = View, D = Doing> = {
  kinds: string[];
  steps: Record<string, KindStep<V, D>[]>;
};
export type KindStep<V = View, D = Doing> = {
  fields: string[];
  says(record: D, saying: Saying<V>): string;
};

/** What a step brings to its player and costs, by things; each has an icon in a square of 24. */
export type Changes = {
  of(step: Step, facts: Json): Record<string, number>;
  Icon: ComponentType<{ id: string; seat: number }>;
};

/** V and D: the title's view and its records (its wire.ts). */
export type Title<V = View, D = Doing> = {
  Board: ComponentType<BoardProps<V, D>>;
  /** What one player owns: big and clear. */
  Area: ComponentType<AreaProps<V, D>>;
  /** The same in one row, at the foot of the table; without it the area is shown. */
  Strip?: ComponentType<AreaProps<V, D>>;
  /** A few words under a player's name. */
  Brief?: ComponentType<AreaProps<V, D>>;
  /** The points scored so far, if the view tells. */
  points: (view: V, seat: number) => number | null;
  /** The points if the game ended now, where that is not the same. */
  ends?: (view: V, seat: number) => number | null;
  /** Who is played against without a seat at the table: the rival of a solo game. */
  rivals?: (view: V) => number[];
  /** Round and phase, for the head of the page. */
  status(view: V, words: Words): string;
  /** Warnings about the end, in words. */
  warnings?(view: V, words: Words): string[];
  /** A choice in words, with what it costs or what comes of it. */
  says?: (record: D, saying: Saying<V>) => string;
  /** What a choice costs, by things that `changes` draws; below zero what it brings. */
  pays?: (record: D, saying: Saying<V>) => Record<string, number>;
  /** The choices to be shown as numbers beside one name. */
  numbered?(record: D, words: Words): Numbered | null;
  /** Questions whose choices are of a few kinds, by the name of the decision. */
  kinds?: Record<string, Kinds<V, D>>;
  /** Records that begin an action of their own: each has a line in the log. */
  begins?: string[];
  /** What happens but is no part of an action in the log: that the next one is on turn. */
  unsaid?: string[];
  /** Costs and gains, drawn in the log. */
  changes?: Changes;
  /** The drawn places that something which happened is about, by `data-place` or `data-key`; after a space what
   * is meant where that is not drawn. */
  lights?(event: Told, facts: Json): string[];
  /** What happened, with the place where words alone leave it open, for people at a real table. */
  placed?(event: Told, saying: Saying<V>): string;
  /** How its rounds are summed up, where they are long enough for it. */
  recap?: Recap;
  /** Whether a choice begins with a thing on the board: a long list of such opens on demand. */
  drawn?(record: D): boolean;
  /** Whether dice that were rolled are added up; else each counts alone. */
  adds?(record: D): boolean;
  /** The only choice that is not worth a question, though it cannot be taken back. */
  forced?(record: D): boolean;
  /** Whether what is asked belongs to no turn of one's own: the set-up, another's turn, the end of a round. */
  answers?(view: V): boolean;
  /** A choice that is final and yet not asked about again: the click on the thing says it all. */
  atOnce?(record: D): boolean;
  /** A board that has its own pan and zoom, always or on a phone only. */
  ownView?: "always" | "tall";
};

export const NO_PICKING: Picking = {
  can: () => false,
  picked: () => false,
  pick: () => undefined,
  propose: () => undefined,
  look: () => undefined,
  shown: null,
  why: () => Promise.resolve(""),
  decision: "",
  choices: [],
  wanted: {},
};
