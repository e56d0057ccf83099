/** Made by `make types` from megalith/server/wire; not written by hand. */

/** A field of a record: a number, an id, some of them, or amounts. */
export type Field = number | string | (number | string)[] | Record<string, number>;
/** A decision or an outcome: its word, and the fields of its shape. */
export type Doing = { do: string; [field: string]: Field };
/** What happened, and to whom; fields that a seat may not know are left out. */
export type Told = { tell: string; seat: number; [field: string]: Field };
/** What every title's view has; its own `view_types.py` adds the rest. */
export type View = {
  game: string;
  seats: number;
  to_move: number;
  decision: string;
  asked: Record<string, number | string>;
  ending: string;
};
/** Of what there was too much, and after how many seconds to try again (0: no use). */
export type Limit = { what: string; wait: number };
export type RefusalJson = { rule: string; key: string; args: Record<string, unknown> };
/** What is wrong with a score sheet: a key of the .ftl files, and where. */
export type Fault = { key: string; where: string; code: string; args: Record<string, string> };
export type ErrorAnswer = {
  error: string;
  detail: string;
  refusal: RefusalJson | null;
  fault: Fault | null;
  limit: Limit | null;
};
/** It has values, or is a whole number from least to most. */
export type Option = {
  id: string;
  default: boolean | number | string | null;
  values: (boolean | number | string | null)[];
  least: number | null;
  most: number | null;
};
/** `stand_ins`: parts of its components whose printed values we do not know. `puzzles`: how many come with it. */
export type GameInfo = {
  id: string;
  version: number;
  prefix: string;
  players: number[];
  options: Option[];
  shapes: Record<string, [string, "int" | "word" | "ints" | "words" | "mix"][]>;
  stand_ins: number;
  puzzles: number;
  words: Record<string, string>;
};
export type Games = { games: GameInfo[]; bots: string[] };
export type Rule = { id: string; text: string };
export type Rules = { markdown: string; rules: Rule[] };
/** A set of components on a person's shelf. */
export type SetInfo = {
  id: string;
  game: string;
  name: string;
  digest: string;
  sound: boolean;
  changed: number;
  mine: boolean;
};
export type SetInfos = { sets: SetInfo[] };
/** What is wrong or odd in a set: where, as a path, and why, as a sentence. */
export type Where = { where: string; why: string };
/** What the judge says of a set, and how far its owner has come: for each part that can be typed whose it is (`rulebook`, `published component`, `designed`: a stand-in, `mine`). */
export type Judgement = {
  digest: string;
  faults: Where[];
  warnings: Where[];
  parts: Record<string, string>;
  replaced: number;
  stand_ins: number;
};
/** The same with all facts of the set, and what may stand in each place of it: `forms`, and for each place the number of its form. `view`: a full table laid out with it, if it can be played. */
export type Typed = {
  digest: string;
  faults: Where[];
  warnings: Where[];
  parts: Record<string, string>;
  replaced: number;
  stand_ins: number;
  facts: Record<string, unknown>;
  forms: Record<string, unknown>[];
  places: Record<string, number>;
  words: Record<string, string>;
  view: View | null;
};
/** A set and what is said of it. */
export type KeptSet = { set: SetInfo; verdict: Judgement };
export type OpenedSet = { set: SetInfo; typed: Typed };
/** All facts of a set of components, and what it calls otherwise than the shipped one: Fluent text for each language. */
export type Facts = {
  name: string;
  digest: string;
  facts: Record<string, unknown>;
  words: Record<string, string>;
  stand_ins: number;
};
export type Myself = { name: string };
export type Link = { token: string; until: number };
/** One entry of a score sheet; `most` null: as much as one likes. */
export type Entry = {
  field: string;
  kind: "number" | "counts" | "list" | "numbers" | "dice" | "flag" | "city";
  least: number;
  most: number | null;
  length: number;
  ids: string[];
  words: string;
};
/** The form of a score sheet: what it says before its players, and what of that is asked; what is typed; a player's empty sheet. */
export type Form = {
  head: Record<string, unknown>;
  asks: Record<string, string[]>;
  entries: Entry[];
  blank: Record<string, unknown>;
};
export type Sheets = { sheets: Record<string, unknown>[] };
export type Seat = {
  seat: number;
  kind: "person" | "open" | "bot";
  name: string;
  mine: boolean;
  bot: string | null;
  robot: boolean;
  online: boolean;
  ready: boolean;
  seeded: boolean;
};
export type Dice = { secret: string; own: string[]; seed: string | null };
export type Sheet = {
  seat: number;
  lines: Record<string, number>;
  total: number;
  tie: number[];
  place: number;
};
export type Result = { ending: string; sheets: Sheet[] };
export type Forked = { table: string | null; step: number };
/** When a bot may play for somebody who is away (seconds), and which one. */
export type StandIn = { after: number; bot: string };
/** The set of components of a table, if it is not the usual one. */
export type SetName = { name: string; digest: string };
export type TableInfo = {
  id: string;
  game: string;
  version: number;
  options: Record<string, boolean | number | string | null>;
  public: boolean;
  phase: "open" | "running" | "over";
  host: boolean;
  hold: boolean;
  stand_in: StandIn;
  take_back: boolean;
  components: SetName | null;
  seats: Seat[];
  invite: string | null;
  turn: number | null;
  round: number | null;
  steps: number;
  luck: "dealt" | "typed";
  commitment: string;
  dice: Dice | null;
  deal: string | null;
  counted: boolean;
  result: Result | null;
  created: number;
  changed: number;
  rematch: string | null;
  forked: Forked | null;
};
export type Tables = { tables: TableInfo[] };
/** A position of a replay, and the step that led to it. */
export type Frame = {
  step: number;
  by: number | null;
  record: Doing | null;
  line: string | null;
  events: Told[];
  view: View;
};
/** A part of a game step by step; `result`: how it ended, if it is over. */
export type Replay = {
  game: string;
  names: string[];
  steps: number;
  over: boolean;
  result: Result | null;
  seat: number | null;
  start: number;
  frames: Frame[];
};
export type Verified = { steps: number; digests: number; dice: number; over: boolean };
/** A step of a seat, or of luck (`by` is -1). */
export type Step = { n: number; by: number; record: Doing; events: Told[] };
/** The last step was taken back, by this seat. */
export type TakenBack = { n: number; undo: number };
export type Look = { seat: number | null; steps: (Step | TakenBack)[]; view: View };
/** `final`: why it cannot be taken back once it is made. */
export type Choice = {
  record: Doing;
  line: string;
  final: "dice" | "luck" | "turn" | "over" | null;
};
/** All there is to show; after `hello`, after every change, and where a message was stale. */
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
  may_think: number;
  choices: Choice[];
  undo: number[];
};
/** Stored; the `table` message that shows it came just before. */
export type DoneMessage = { type: "done"; ref: string; at: number };
/** Against the rules: nothing has changed. */
export type RefusedMessage = {
  type: "refused";
  ref: string | null;
  at: number;
  refusal: RefusalJson;
};
/** Why not; null: it is possible. */
export type WhyMessage = { type: "why"; ref: string; at: number; refusal: RefusalJson | null };
export type Advice = {
  record: Doing;
  line: string;
  expects: "lead" | "points";
  value: number | null;
  win: number | null;
};
/** Advice, best first; `points` where nobody else scores, and alone no `win`. */
export type HintMessage = { type: "hint"; ref: string; at: number; best: Advice[] };
/** `line`: of the own sheet, and the points that are lost there. `rival`: of the sheet of a rival, and the points gained there. `lack`: what will be missing this round, and how much. `less`: what one has less at its end, and how much less. */
export type WorseReason = {
  kind: "line" | "rival" | "lack" | "less";
  what: string;
  seat: number;
  count: number;
};
/** A better choice, how many points more the search expects of it, and why (null: no reason is clear). */
export type Worse = { record: Doing; line: string; points: number; reason: WorseReason | null };
/** `worse` null: the decision is good enough. */
export type WeighedMessage = { type: "weighed"; ref: string; at: number; worse: Worse | null };
/** The position right after a decision, before luck; what I cannot know is made up in it. */
export type PreviewMessage = {
  type: "preview";
  ref: string;
  at: number;
  view: View;
  events: Told[];
};
export type LogPart = { seat: number | null; steps: (Step | TakenBack)[] };
/** An earlier part of the log, through the same eyes. */
export type LogMessage = {
  type: "log";
  ref: string | null;
  start: number;
  end: number;
  looks: LogPart[];
};
/** Somebody came, went, or a bot sat in or left. */
export type SeatsMessage = { type: "seats"; seats: Seat[] };
/** The table that follows this one, for those who sat here. */
export type RematchMessage = { type: "rematch"; table: string; invite: string };
/** A bot over the network does not want to play here; to the host, who had asked it. */
export type DeclinedMessage = {
  type: "declined";
  name: string;
  reason: "busy" | "later" | "options" | "other";
};
/** The answer to `ping`. */
export type PongMessage = { type: "pong" };
/** Not understood or not allowed; the connection goes on. */
export type ErrorMessage = {
  type: "error";
  ref: string | null;
  error: string;
  detail: string;
  limit?: Limit;
};
/** A bot of mine; `token`: it has one that is good, `listening`: its program is here. */
export type BotAccount = {
  id: string;
  name: string;
  token: boolean;
  listening: boolean;
  created: number;
};
export type BotAccounts = { bots: BotAccount[] };
/** The token is shown this once. */
export type NewToken = { bot: BotAccount; token: string };
/** It takes challenges to these games. */
export type ListeningBot = { id: string; name: string; games: string[] };
export type ListeningBots = { bots: ListeningBot[] };
/** A challenge that was declined. */
export type Answered = { table: string; reason: "busy" | "later" | "options" | "other" };
export type SeatView = { seat: number | null; view: View };
/** A table as one seat, or a spectator, sees it now; `choices` if it is mine to decide. */
export type TablePosition = {
  at: number;
  turn: number | null;
  decision: string;
  choices: Choice[];
  looks: SeatView[];
  table: TableInfo;
};
/** The host of a table asks this bot to play: join with the invite, or decline. */
export type ChallengeEvent = {
  type: "challenge";
  table: string;
  game: string;
  options: Record<string, boolean | number | string | null>;
  components: SetName | null;
  players: number;
  host: string;
  invite: string;
};
/** A public table waits for players. */
export type OfferEvent = {
  type: "offer";
  table: string;
  game: string;
  options: Record<string, boolean | number | string | null>;
  components: SetName | null;
  players: number;
  open: number;
};
/** This bot decides. */
export type TurnEvent = { type: "turn"; table: string; at: number };
export type OverEvent = { type: "over"; table: string };
export type SeatWish = { who: string; name?: string };
/** A set of components by what differs from the shipped one. */
export type OwnSet = { name?: string; changes: Record<string, unknown> };
export type NewTable = {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string | null>;
  public?: boolean;
  hold?: boolean;
  stand_in?: StandIn | null;
  take_back?: boolean | null;
  luck?: "dealt" | "typed";
  components?: string | OwnSet | null;
};
/** A set by what differs from the shipped one; null: the shipped one itself. */
export type Judged = { changes: Record<string, unknown> | null };
export type Scored = { changes: Record<string, unknown> | null; sheet: Record<string, unknown> };
export type KeepSet = { name?: string; changes: Record<string, unknown>; game: string };
export type Join = { invite?: string | null; seat?: number | null; name?: string; ready?: boolean };
export type Ready = { ready: boolean };
export type Assign = { who: string };
export type Seed = { seed: string };
export type Me = { name: string };
export type LinkToken = { token: string };
export type NewBot = { name: string };
export type Challenge = { bot: string };
export type Decline = { reason?: "busy" | "later" | "options" | "other" };
/** A decision over HTTP; `at`: the version of the table that it is about. */
export type Decision = { record?: Doing | null; line?: string | null; ref: string; at: number };
export type ReplayRecord = {
  record: Record<string, unknown>;
  seat?: number | null;
  start?: number;
  count?: number;
};
export type VerifyRecord = { record: Record<string, unknown> };
export type Fork = {
  table?: string | null;
  record?: Record<string, unknown> | null;
  invite?: string | null;
  step: number;
  seats: SeatWish[];
  public?: boolean;
};
/** Show me the table. `since`: the version up to which I have the log (null: from the beginning). */
export type Hello = {
  type: "hello";
  since?: number | null;
  invite?: string | null;
  ref?: string | null;
};
/** One decision of the seat that is on turn, which I must hold; as `record`, or as `line`: `place_workers forest 3`. Where the table's `luck` is `typed`, also what luck says when it is due: by whoever sits there; what one seat alone may see by its owner (for a bot, the host). If `at` is not the current version, the answer is `table` with `stale` and this `ref`. */
export type Do = {
  record?: Doing | null;
  line?: string | null;
  ref: string;
  type: "do";
  at: number;
};
/** Why may I not do this now? Answered by `why`. */
export type Why = { record?: Doing | null; line?: string | null; ref: string; type: "why" };
/** What would this decision do? Answered by `preview` with the view of my seat and the events right after it; nothing is stored (an illegal one: `refused`). */
export type Preview = { record?: Doing | null; line?: string | null; ref: string; type: "preview" };
/** Take my last decision back; where only bots play against me and the table's `take_back` is true, also my whole last turn with what the bots answered, unless luck has spoken since. Where luck is typed, whoever sits there takes back the last thing told or decided, with what bots answered. `restart`: all decisions since somebody else decided or luck spoke. */
export type Undo = { type: "undo" | "restart"; at: number; ref: string };
/** What would the bot do in my place? Its best three choices (fewer where there are fewer; one from a bot that compares none); one hint at a time (`too_many`). */
export type Hint = { type: "hint"; bot?: string | null; ref: string };
/** Is this decision much worse than the best? Only where nobody but bots plays against me (else `forbidden`), one at a time, hints included (`too_many`). Answered by `weighed`. */
export type Weigh = { record?: Doing | null; line?: string | null; ref: string; type: "weigh" };
/** Let a bot play that seat: my own at any time (null: the table's bot); another's if I am the host, its owner has been away (and the game has run) for as long as the table's `stand_in` says, and only by that bot. If the host is away for so long, whoever sits there may ask. Answered by `done`. */
export type LetStandIn = { type: "stand_in"; seat: number; bot?: string | null; ref: string };
/** The owner takes the seat back from the bot. Answered by `done`. */
export type HandBack = { type: "hand_back"; seat: number; ref: string };
/** The part of the log that ends before that entry, at most 200 entries; ask again with its `start` for the one before. */
export type Log = { type: "log"; before: number; ref: string };
/** Answered by `pong`; at least every 20 s, a silent socket is closed after 60 s. */
export type Ping = { type: "ping" };
export type LogEntry = Step | TakenBack;
export type FromServer =
  | TableMessage
  | DoneMessage
  | RefusedMessage
  | WhyMessage
  | HintMessage
  | WeighedMessage
  | PreviewMessage
  | LogMessage
  | SeatsMessage
  | RematchMessage
  | DeclinedMessage
  | PongMessage
  | ErrorMessage;
export type FromPage =
  Hello | Do | Why | Preview | Undo | Hint | Weigh | LetStandIn | HandBack | Log | Ping;
