/** What a title's drawing gets and gives. No rule is here: what can be clicked is what was listed. */
import type { ComponentType } from "preact";
import type { Doing, Json, Step } from "../core/types";
import type { Words } from "../core/words";

/** The player's choosing, as a board sees it. In a replay nothing can be picked. */
export type Picking = {
  can(click: Json): boolean;
  picked(click: Json): boolean;
  pick(click: Json): void;
  /** Choose without sending, so that it can still be changed. */
  propose(click: Json): void;
  /** Look at a choice without choosing it: its ghost and what it would do; null when one looks away. */
  look(click: Json | null): void;
  /** The record that is chosen or looked at, to be drawn as a ghost. */
  shown: Doing | null;
  why(record: Doing): Promise<string>;
  decision: string;
  choices: { record: Doing; line: string }[];
  wanted: Json;
};

export type BoardProps = {
  view: Json;
  facts: Json;
  words: Words;
  names: string[];
  me: number | null;
  tall: boolean; // drawn for a phone held upright
  picking: Picking;
  last: Step[]; // the newest steps: what moved
  preview: Json | null; // the view right after the choice that is shown
};

export type AreaProps = Omit<BoardProps, "tall" | "last" | "preview"> & { seat: number };

/** What a title knows when it puts a choice into words. */
export type Saying = { view: Json; facts: Json; words: Words };
/** Choices that differ in a number only: one name, a button for each number. */
export type Numbered = { key: string; label: string; n: number };

/** Fixed buttons for the kinds of choices (their `do`); of a kind with many choices things are asked in turn. */
export type Kinds = { kinds: string[]; steps: Record<string, KindStep[]> };
export type KindStep = { fields: string[]; says: (record: Doing, saying: Saying) => string };

export type Title = {
  Board: ComponentType<BoardProps>;
  /** What one player owns: big and clear. */
  Area: ComponentType<AreaProps>;
  /** The same in one row, at the foot of the table; without it the area is shown. */
  Strip?: ComponentType<AreaProps>;
  /** A few words under a player's name. */
  Brief?: ComponentType<AreaProps>;
  /** The points scored so far, if the view tells. */
  points: (view: Json, seat: number) => number | null;
  /** The points if the game ended now, where that is not the same. */
  ends?: (view: Json, seat: number) => number | null;
  /** Round and phase, for the head of the page. */
  status(view: Json, words: Words): string;
  /** Warnings about the end, in words. */
  warnings?(view: Json, words: Words): string[];
  /** A choice in words, with what it costs or what comes of it. */
  says?: (record: Doing, saying: Saying) => string;
  /** The choices to be shown as numbers beside one name. */
  numbered?(record: Doing, words: Words): Numbered | null;
  /** Questions whose choices are of a few kinds, by the name of the decision. */
  kinds?: Record<string, Kinds>;
  /** The only choice that is not worth a question. */
  forced?(record: Doing): boolean;
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
