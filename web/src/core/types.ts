/** What the server says (wire.ts, made from its own types), and what the page makes of it. */
import type { Doing, Field, Step } from "./wire";

export type * from "./wire";

/** Data that is free: components, records from a file, typed sheets. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Record<string, any>;

/** The fields of the choices that a drawn thing stands for. */
export type Click = Record<string, Field | Some | undefined>;

/** Of a list these entries, in whatever order: what was clicked of it so far. */
export type Some = { some: (number | string)[] };

/** A step as it is shown; the beginning of a replay has no record. */
export type Shown = Omit<Step, "record"> & { record: Doing | null };

/** Amounts by id. */
export type Mix = Record<string, number>;
