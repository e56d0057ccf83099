/** What the server said last about one table: seats, views, logs, choices. */
import { computed, signal } from "@preact/signals";
import { tellOf } from "../core/source";
import { api } from "../core/api";
import { faultText, span } from "../core/faults";
import { t, wordsOf } from "../core/language";
import { extended } from "../core/log";
import { sound } from "../core/settings";
import { Socket } from "../core/socket";
import type {
  Facts,
  FromServer,
  GameInfo,
  Json,
  LogEntry,
  Seat,
  Step,
  TableInfo,
  TableMessage,
} from "../core/types";
import { notify } from "../core/widgets";
import { chime } from "./chime";
import { remember } from "./flights";
import { Pace } from "./pace";
import { seatName } from "./seats";

const NOBODY = -9;

/** Whatever answers for a table: a socket, or a lesson. `patient`: even the only choice waits to be made. */
export type Talk = Pick<Socket, "state" | "ask" | "close"> & { patient?: boolean };
export type Hear = (message: FromServer) => void;

export abstract class Seen {
  readonly table = signal<TableInfo | null>(null);
  private readonly newest = signal<TableMessage | null>(null);
  readonly again = signal<TableMessage | null>(null); // shown once more
  readonly message = computed(() => this.again.value ?? this.newest.value);
  readonly pace = new Pace((message) => this.replace(message));
  private reel: TableMessage[] = []; // what was shown since my last decision
  readonly hasReel = signal(false);
  private readonly entries = signal<Map<number, LogEntry[]>>(new Map()); // of each look, as far as here
  readonly facts = signal<Json | null>(null); // of the table's set of components
  readonly own = signal<Facts | null>(null); // the set, if it is not the usual one
  readonly game = signal<GameInfo | null>(null);
  readonly bots = signal<string[]>([]);
  readonly curtain = signal(false); // hot seat: the device is passed on
  readonly lastSeat = signal<number | null>(null);
  readonly socket: Talk;
  protected at: number | null = null; // the version of the table that is shown

  constructor(
    readonly id: string,
    readonly invite: string | null,
    talk?: (hear: Hear) => Talk,
  ) {
    const hear = (message: FromServer) => this.receive(message);
    const hello = () => ({ since: this.at, invite });
    this.socket = talk ? talk(hear) : new Socket(`/api/tables/${id}/live`, hello, hear);
  }

  /** Forget what was about to be chosen. */
  abstract clear(): void;

  readonly seats = computed<Seat[]>(() => this.table.value?.seats ?? []);
  readonly names = computed(() => this.seats.value.map((s) => seatName(s)));
  readonly mine = computed(() => this.seats.value.filter((s) => s.mine).map((s) => s.seat));
  /** Whoever sits here alone is "you"; who share a device are called by their names. */
  readonly you = computed(() => (this.mine.value.length === 1 ? this.mine.value[0] : null));
  readonly words = computed(() =>
    wordsOf(this.table.value?.game ?? "", this.names.value, this.own.value, this.you.value),
  );
  readonly turn = computed(() => this.message.value?.turn ?? null);
  readonly myTurn = computed(
    () => this.turn.value !== null && this.mine.value.includes(this.turn.value),
  );

  /** Whether somebody must tell now what real dice and cards say. */
  readonly telling = computed(
    () =>
      this.table.value?.luck === "typed" &&
      this.table.value.phase === "running" &&
      this.turn.value === null,
  );

  /** The look that is shown: of the seat that decides if it is mine, else of my last one. */
  readonly look = computed(() => {
    const looks = this.message.value?.looks ?? [];
    const turn = this.turn.value;
    return (
      looks.find((l) => l.seat === turn && turn !== null) ??
      looks.find((l) => l.seat === this.lastSeat.value) ??
      looks[0] ??
      null
    );
  });
  readonly me = computed(() => this.look.value?.seat ?? null);
  readonly view = computed(() => this.look.value?.view ?? null);
  readonly log = computed<Step[]>(() => {
    const entries = this.entries.value.get(this.me.value ?? NOBODY) ?? [];
    const until = this.again.value?.at ?? Infinity;
    return extended(
      [],
      entries.filter((e) => e.n < until),
    );
  });
  readonly choices = computed(() => this.message.value?.choices ?? []);
  /** Whether I have just decided something, and nobody else has since. */
  readonly ownStep = computed(() => this.log.value.at(-1)?.by === this.turn.value);
  readonly canUndo = computed(() => (this.message.value?.undo.length ?? 0) > 0);

  private receive(message: FromServer): void {
    if (message.type === "table") this.arrived(message);
    else if (message.type === "seats" && this.table.value) {
      this.table.value = { ...this.table.value, seats: message.seats };
    } else if (message.type === "rematch" && this.table.value) {
      this.table.value = { ...this.table.value, rematch: message.table };
    } else if (message.type === "declined") {
      notify(t("declined", { bot: message.name, reason: message.reason }));
    }
  }

  /** My own decisions are shown at once, those of others when the last one has been seen. */
  private arrived(message: TableMessage): void {
    const by = message.looks[0]?.steps.findLast((s): s is Step => "by" in s && s.by >= 0)?.by;
    const own = this.newest.value === null || (by !== undefined && this.mine.value.includes(by));
    const still = message.at === this.at;
    if (own || message.stale) this.pace.catchUp();
    if (own || still || message.stale) this.pace.soon(message);
    else this.pace.later(message);
  }

  /** The moves of the others since my last decision, once more. */
  async showAgain(): Promise<void> {
    if (this.again.value) return;
    const until = this.newest.value;
    for (const message of this.reel.slice(0, -1)) {
      remember();
      this.again.value = message;
      await this.pace.rest(message);
      if (this.newest.value !== until || !this.again.value) break;
    }
    this.stopAgain();
  }

  stopAgain(): void {
    if (!this.again.value) return;
    remember();
    this.again.value = null;
  }

  private keep(message: TableMessage): void {
    const last = message.looks[0]?.steps.findLast((s): s is Step => "by" in s && s.by >= 0);
    const mine = last !== undefined && this.mine.value.includes(last.by);
    this.reel = mine ? [message] : [...this.reel, message].slice(-60);
    this.hasReel.value = this.reel.length > 1;
  }

  private replace(message: TableMessage): void {
    const first = this.newest.value === null;
    if (this.table.value?.game !== message.table.game) void this.prepare(message.table);
    const [wasMine, before] = [this.myTurn.value, this.turn.value];
    const moved = this.at !== message.at;
    if (moved) remember();
    this.entries.value = this.extendedEntries(message);
    this.at = message.at;
    this.table.value = message.table;
    if (moved) this.keep(message);
    this.again.value = null;
    this.newest.value = message;
    if (moved) this.clear();
    const turn = message.turn;
    if (!this.myTurn.value || turn === null) return;
    const others = this.lastSeat.value !== null && this.lastSeat.value !== turn;
    const passed = others && this.mine.value.length > 1 && before !== turn;
    if (passed && !openTable(message)) this.curtain.value = true;
    this.lastSeat.value = turn;
    if (!wasMine && !first && sound.value) chime();
  }

  /** New entries are added to what is here already; after a long absence only the newest come. */
  private extendedEntries(message: TableMessage): Map<number, LogEntry[]> {
    const entries = new Map(this.entries.value);
    for (const look of message.looks) {
      const key = look.seat ?? NOBODY;
      const known = message.since === this.at ? (entries.get(key) ?? []) : [];
      entries.set(key, [...known, ...look.steps]);
    }
    return entries;
  }

  /** Whether the log begins before what is here. */
  hasEarlier(): boolean {
    return this.firstEntry() > 0;
  }

  /** Ask for the part of the log before what is here. */
  async askEarlier(): Promise<void> {
    const answer = await this.socket.ask({ type: "log", before: this.firstEntry() });
    if (answer.type !== "log" || answer.end !== this.firstEntry()) return;
    const entries = new Map(this.entries.value);
    for (const look of answer.looks) {
      const key = look.seat ?? NOBODY;
      entries.set(key, [...look.steps, ...(entries.get(key) ?? [])]);
    }
    this.entries.value = entries;
  }

  private firstEntry(): number {
    return this.entries.value.get(this.me.value ?? NOBODY)?.[0]?.n ?? 0;
  }

  /** What the drawing needs; asked again until it is here. */
  private async prepare(table: TableInfo): Promise<void> {
    try {
      const { game, id, components } = table;
      const [games, own] = await Promise.all([
        api.games(),
        components ? api.tableFacts(id, this.invite) : null,
      ]);
      this.own.value = own;
      this.facts.value = own ? own.facts : await (id ? api.components(game) : api.shipped(game));
      if (id) tellOf(game, own); // a lesson has no id, and is of the shipped set
      this.game.value = games.games.find((g) => g.id === game) ?? null;
      this.bots.value = games.bots;
    } catch {
      window.setTimeout(() => void this.prepare(table), 1000);
    }
  }

  /** Whose turn it is, in the tab's title and icon. */
  protected retitle(): void {
    if (!this.table.value) return;
    const title = this.words.value.say("title");
    const mine = this.myTurn.value;
    document.title = mine ? `● ${t("your-turn")} · ${title}` : `${title} · Megalith`;
    setIcon(mine);
  }

  /** Which question is open: the version of the table. */
  question(): string {
    return `${this.id} ${this.at}`;
  }

  async standIn(seat: number, bot: string | null): Promise<void> {
    const answer = await this.socket.ask({ type: "stand_in", seat, bot });
    if (answer.type !== "error") return;
    const wait = span(this.table.peek()?.stand_in.after ?? 60);
    const key = answer.error === "forbidden" ? "stand-in-wait" : "error";
    notify(t(key, { detail: faultText(answer.error), wait }));
  }

  handBack(seat: number): Promise<FromServer> {
    return this.socket.ask({ type: "hand_back", seat });
  }
}

/** Around a real table all look at the one device, as long as nobody has a secret. */
function openTable(message: TableMessage): boolean {
  const views = new Set(message.looks.map((look) => JSON.stringify(look.view)));
  return message.table.luck === "typed" && views.size === 1;
}

/** The tab's icon has a red dot when it is my turn. */
export function setIcon(mine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = mine ? "/icon-turn.svg" : "/icon.svg";
}
