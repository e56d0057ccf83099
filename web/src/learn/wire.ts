/** Made by `make types` from megalith/server/wire/lessons.py; not written by hand. */

import type {
  Doing,
  Told,
  View,
  RefusalJson,
  Rules,
  Form,
  Sheet,
  Step,
  Choice,
} from "../core/wire";

/** A place in a lesson by the way to it: the choices made, and the steps seen. */
export type LessonPlace = { answers?: string[]; step?: number };
export type LessonChoice = { answers?: string[]; step?: number; record: Doing };
export type LessonAbout = { id: string; steps: number; asks: number; teaches: string[] };
export type Lessons = { lessons: LessonAbout[] };
export type Sentence = { key: string; args: Record<string, unknown> };
export type Verdict = {
  kind: "right" | "also" | "other" | "trap";
  say: Sentence | null;
  take: string;
};
export type Position = {
  at: number;
  over: boolean;
  view: View;
  steps: Step[];
  decision: string;
  turn: number | null;
  choices: Choice[];
  options: Record<string, boolean | number | string | null>;
  sheets: Sheet[] | null;
  ending: string;
};
/** `back`: choices that had been made one step before. `id` null: the lesson is over. */
export type LessonStep = {
  step: number;
  steps: number;
  back: number;
  me: number;
  seats: number;
  id: string | null;
  asks: boolean;
  say: Sentence | null;
  hint: string | null;
  best: string | null;
  show: string[];
  verdict: Verdict | null;
  refusal: RefusalJson | null;
  position: Position;
  record: Record<string, unknown> | null;
};
export type LessonPreview = { view: View; events: Told[] };
export type LessonWhy = { refusal: RefusalJson | null };
/** A position as the learner sees it, and the steps that led to it. */
export type Picture = { me: number; seats: number; view: View; steps: Step[] };
export type Section = { id: string; say: Sentence; show: string[]; frames: Picture[] };
export type Howto = { sections: Section[] };
/** A rule as a lesson meets it: a position, or two, before and after a choice. */
export type Example = {
  rule: string;
  lesson: string;
  say: Sentence;
  show: string[];
  frames: Picture[];
};
export type Examples = { examples: Example[] };
/** `id`: its message; `numbers` by what they say: one, several, or amounts. */
export type Thing = {
  id: string;
  numbers: Record<string, number | string | number[] | Record<string, number>>;
  rules: string[];
};
export type Chapter = { id: string; things: Thing[] };
/** The book of things; `refusals`: for each rule the keys of those that quote it. */
export type Things = { chapters: Chapter[]; refusals: Record<string, string[]> };
/** Everything that is told of a set of components. */
export type SetTold = {
  facts: Record<string, unknown>;
  words: Record<string, string>;
  rules: Rules;
  things: Things;
  howto: Howto;
  form: Form;
};
