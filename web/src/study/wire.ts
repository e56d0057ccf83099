/** Made by `make types` from megalith/server/wire/studies.py; not written by hand. */

import type { Doing, RefusalJson } from "../core/wire";
import type { Position } from "../learn/wire";

export type StudyRecord = { record: Record<string, unknown> };
/** A turn tried anew from step `n` of the game, so far; `judge`: say what it is worth. */
export type StudyTry = { n: number; lines?: string[]; judge?: boolean };
export type Played = { by: number; record: Doing };
export type Expected = { win: number[]; lead: number[] };
/** Points of a line of the score sheet that the better turn brings more. */
export type LineGain = { whose: "own" | "rival"; line: string; points: number };
/** A turn from step `n` to step `end`: what it cost its seat, and how sure that is; what was expected before it, after it, and after the best one. */
export type JudgedTurn = {
  n: number;
  end: number;
  seat: number;
  choice: string;
  best: string;
  loss: number;
  error: number;
  mark: "best" | "as_good" | "small" | "inaccuracy" | "mistake" | "blunder";
  before: Expected;
  after: Expected;
  top: Expected;
  did: Played[];
  better: Played[];
  ahead: Played[];
  lines: LineGain[];
};
/** After step `n`: everybody's chance, and how luck (`who` -1) or a seat had changed it. */
export type CurvePoint = { n: number; who: number; owner: number; win: number[]; change: number[] };
/** Start, luck, everybody's skill (a row for each author) and revision add up to the result. */
export type StudyBody = {
  game: string;
  iterations: number;
  start: number[];
  luck: number[];
  skill: number[][];
  revision: number[];
  result: number[];
  method: number;
  rules: number;
  unit: "share" | "points";
  steps: number;
  curve: CurvePoint[];
  decisions: JudgedTurn[];
  dearest: number[][];
};
/** `part` of an analysis that runs is done. `mine`: whoever asks has begun it too. */
export type StudyState = {
  key: string;
  state: "none" | "waiting" | "running" | "done" | "failed";
  part: number;
  mine: boolean;
  study: StudyBody | null;
};
/** The position after what was tried. When the turn is over: what it costs against the best one, and whether that is as good. */
export type StudyTried = {
  seat: number;
  seats: number;
  lines: string[];
  position: Position;
  refusal: RefusalJson | null;
  done: boolean;
  passes: boolean;
  loss: number;
  error: number;
};
