/** A drawn scene for each game. */
import type { JSX } from "preact";
import { Akropolis, StoneAge } from "./land";
import { Origins, Pantheon } from "./sea";

export const SCENES: Record<string, () => JSX.Element> = {
  stone_age: StoneAge,
  akropolis: Akropolis,
  origins: Origins,
  pantheon: Pantheon,
};
