/** What the server says: docs/protocol.md. Views and records differ by title, so they are loose here. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Record<string, any>;
export type Doing = Json & { do: string };
export type Choice = { record: Doing; line: string };
export type RefusalJson = { rule: string; key: string; args?: Json };

export type Option = {
  id: string;
  default: unknown;
  values: unknown[];
  least: number | null;
  most: number | null;
};
export type Shape = [field: string, kind: "int" | "word" | "ints" | "words" | "mix"][];
export type GameInfo = {
  id: string;
  version: number;
  prefix: string;
  players: number[];
  options: Option[];
  shapes: Record<string, Shape>;
};
export type Seat = {
  seat: number;
  kind: "person" | "open" | "bot";
  name: string;
  mine: boolean;
  bot: string | null;
  online: boolean;
  seeded: boolean;
};
/** When a bot may play for somebody who is away (seconds), and which one. */
export type StandIn = { after: number; bot: string };
export type Sheet = {
  seat: number;
  lines: Record<string, number>;
  total: number;
  tie: number[];
  place: number;
  warnings?: string[];
};
export type TableInfo = {
  id: string;
  game: string;
  version: number;
  options: Json;
  public: boolean;
  phase: "open" | "running" | "over";
  host: boolean;
  hold: boolean;
  stand_in: StandIn;
  seats: Seat[];
  invite: string | null;
  turn: number | null;
  steps: number;
  commitment: string;
  dice: Json | null;
  result: { ending: string; sheets: Sheet[] } | null;
  created: number;
  changed: number;
  rematch: string | null;
  forked: { table: string | null; step: number } | null;
};
export type Step = { n: number; by: number; record: Doing | null; events: Json[] };
export type LogEntry = Step | { n: number; undo: number };
export type Look = { seat: number | null; view: Json; steps: LogEntry[] };
export type LogMessage = {
  type: "log";
  ref: string | null;
  start: number;
  end: number;
  looks: { seat: number | null; steps: LogEntry[] }[];
};
export type TableMessage = {
  type: "table";
  ref: string | null;
  stale: boolean;
  at: number;
  since: number;
  table: TableInfo;
  looks: Look[];
  sheets: Sheet[] | null;
  decision: string;
  turn: number | null;
  thinking: boolean;
  choices: Choice[];
  undo: number[];
};
export type Frame = {
  step: number;
  by: number | null;
  record: Doing | null;
  line: string | null;
  events: Json[];
  view: Json;
};
export type Replay = {
  game: string;
  names: string[];
  steps: number;
  over: boolean;
  seat: number | null;
  start: number;
  frames: Frame[];
};
export type SeatWish = { who: string; name?: string };
