/** Made by `make types` from megalith/server/wire/puzzles.py; not written by hand. */

import type { Doing, RefusalJson } from "../core/wire";
import type { Position } from "../learn/wire";

/** A choice, as its line; `judge`: it is meant, and counts. */
export type PuzzleTry = { line: string; judge?: boolean };
/** How somebody does: first tries count. `streak`: right ones in a row; `days`: days in a row on which the puzzle of the day was solved. */
export type PuzzleMarks = {
  rating: number;
  tried: number;
  solved: number;
  streak: number;
  best: number;
  days: number;
};
/** `day`: the puzzle of the day, and whether it was tried; `next`: one that was not, near the own rating; null when all have been tried. */
export type Puzzles = {
  count: number;
  day: string;
  day_tried: boolean;
  next: string | null;
  themes: Record<string, number>;
  marks: PuzzleMarks;
};
export type PuzzleShown = {
  id: string;
  seat: number;
  seats: number;
  rating: number;
  tried: boolean;
  day: boolean;
  position: Position;
};
export type Saying = { line: string; record: Doing };
export type Behind = { line: string; record: Doing; loss: number };
export type Because = { whose: "own" | "rival"; line: string; points: number };
/** The best choice and others as good, what was worse and by how many points, the own steps that follow the best, and why: lines of the score sheet and rounds by which the best differs from the second best. `found`: iterations that a search needs; 0: at sight, -1: more than were tried. */
export type Solution = {
  best: Saying;
  good: Saying[];
  worse: Behind[];
  line: Saying[];
  lead: number;
  win: number;
  error: number;
  theme: string;
  reasons: Because[];
  rounds: number;
  found: number;
  iterations: number;
};
/** The position after the choice. `kind` null: it was only looked at, or refused. `counted`: it was the first try. */
export type PuzzleTried = {
  position: Position;
  refusal: RefusalJson | null;
  kind: "right" | "as_good" | "wrong" | null;
  loss: number;
  exact: boolean;
  counted: boolean;
  marks: PuzzleMarks | null;
  solution: Solution | null;
};
