/** Made by `make types` from megalith/server/wire/branches.py; not written by hand. */

import type { Doing, RefusalJson } from "../core/wire";
import type { Position } from "../learn/wire";

/** From step `at` of the game on by these lines, luck among them. `draw`: let luck speak next; `look`: what the search thinks of the position that is reached. */
export type Explore = { at: number; lines?: string[]; draw?: boolean; look?: boolean };
export type Outcome = { line: string; record: Doing; chance: number };
/** A choice that the search has looked at: everybody's chance and lead after it. */
export type Thought = {
  line: string;
  record: Doing;
  visits: number;
  win: number[];
  lead: number[];
};
export type Looked = {
  iterations: number;
  unit: "share" | "points";
  win: number[];
  lead: number[];
  choices: Thought[];
};
/** `seat`: through whose eyes. `lines`: as far as they were possible, and what luck said. */
export type Explored = {
  seat: number;
  seats: number;
  lines: string[];
  position: Position;
  refusal: RefusalJson | null;
  outcomes: Outcome[];
  look: Looked | null;
};
/** `notes` by the step to which they belong, counted from the beginning of the game. */
export type BranchText = {
  name: string;
  at: number;
  lines?: string[];
  notes?: Record<string, string>;
};
export type Branch = {
  id: string;
  name: string;
  at: number;
  lines: string[];
  notes: Record<string, string>;
  changed: number;
  mine: boolean;
};
export type Branches = { branches: Branch[] };
/** A branch with the game that it leaves, for whoever has its address. */
export type BranchShared = { key: string; record: Record<string, unknown>; branch: Branch };
