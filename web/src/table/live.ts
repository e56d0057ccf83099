/** One table on the screen: what the server said last, and what the player is about to choose. */
import { computed, effect, signal } from "@preact/signals";
import { api } from "../core/api";
import { merged, narrowed, same } from "../core/choosing";
import { faultText } from "../core/faults";
import { t, wordsOf } from "../core/language";
import { extended } from "../core/log";
import { ruleText } from "../core/rulebook";
import { alwaysConfirm, sound } from "../core/settings";
import { Socket } from "../core/socket";
import type {
  Choice,
  Doing,
  GameInfo,
  Json,
  RefusalJson,
  Seat,
  Step,
  TableInfo,
  TableMessage,
} from "../core/types";
import { notify } from "../core/widgets";
import type { Picking } from "../games/title";
import { chime } from "./chime";
import { remember } from "./flights";
import { seatName } from "./seats";

const NOBODY = -9;
export type Preview = { line: string; view: Json; events: Json[] };

export class Live {
  readonly table = signal<TableInfo | null>(null);
  readonly message = signal<TableMessage | null>(null);
  readonly logs = signal<Map<number, Step[]>>(new Map());
  readonly facts = signal<Json | null>(null);
  readonly game = signal<GameInfo | null>(null);
  readonly bots = signal<string[]>([]);
  readonly wanted = signal<Json>({}); // the fields picked so far
  readonly pending = signal<Choice | null>(null); // chosen, waits for the confirmation
  readonly hovered = signal<Choice | null>(null); // looked at in the list
  readonly sending = signal(false);
  readonly preview = signal<Preview | null>(null); // what the shown choice would do
  readonly hint = signal<Json[] | null>(null);
  readonly curtain = signal(false); // hot seat: the device is passed on
  readonly lastSeat = signal<number | null>(null);
  readonly socket: Socket;
  private at: number | null = null;
  private asked = "";
  private readonly stops: (() => void)[];
  private previewTimer = 0;

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {
    this.socket = new Socket(
      `/api/tables/${id}/live`,
      () => ({ since: this.at, invite }),
      (message) => this.receive(message),
    );
    this.stops = [effect(() => this.retitle()), effect(() => this.lookAhead(this.shown.value))];
  }

  close(): void {
    this.socket.close();
    for (const stop of this.stops) stop();
    clearTimeout(this.previewTimer);
    document.title = "Megalith";
    setIcon(false);
  }

  // -- what there is

  readonly seats = computed<Seat[]>(() => this.table.value?.seats ?? []);
  readonly names = computed(() => this.seats.value.map((s) => seatName(s)));
  readonly mine = computed(() => this.seats.value.filter((s) => s.mine).map((s) => s.seat));
  readonly words = computed(() => wordsOf(this.table.value?.game ?? "", this.names.value));
  readonly turn = computed(() => this.message.value?.turn ?? null);
  readonly myTurn = computed(
    () => this.turn.value !== null && this.mine.value.includes(this.turn.value),
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
  readonly log = computed(() => this.logs.value.get(this.me.value ?? NOBODY) ?? []);
  readonly choices = computed(() => this.message.value?.choices ?? []);
  readonly left = computed(() => narrowed(this.choices.value, this.wanted.value));
  readonly shown = computed(() => this.pending.value ?? this.hovered.value);
  readonly canUndo = computed(() => (this.message.value?.undo.length ?? 0) > 0);

  /** The choosing as a board sees it; read in a component, it follows every change. */
  readonly picking = computed<Picking>(() => {
    void this.wanted.value;
    void this.pending.value;
    return {
      can: (click) => this.myTurn.value && !this.curtain.value && this.can(click),
      picked: (click) => this.picked(click),
      pick: (click) => this.pick(click),
      propose: (click) => this.propose(click),
      shown: this.shown.value?.record ?? null,
      why: (record) => this.why(record),
      decision: this.message.value?.decision ?? "",
      choices: this.choices.value,
      wanted: this.wanted.value,
    };
  });

  // -- from the server

  private receive(message: Json): void {
    if (message.type === "table") this.replace(message as TableMessage);
    else if (message.type === "seats" && this.table.value) {
      this.table.value = { ...this.table.value, seats: message.seats };
    } else if (message.type === "rematch" && this.table.value) {
      this.table.value = { ...this.table.value, rematch: message.table };
    }
  }

  private replace(message: TableMessage): void {
    const first = this.message.value === null;
    if (this.table.value?.game !== message.table.game) void this.prepare(message.table.game);
    const logs = new Map(this.logs.value);
    for (const look of message.looks) {
      const key = look.seat ?? NOBODY;
      const known = message.since === 0 ? [] : (logs.get(key) ?? []);
      logs.set(key, extended(known, look.steps));
    }
    const turn = message.turn;
    const wasMine = this.myTurn.value;
    const before = this.turn.value;
    remember();
    this.at = message.at;
    this.logs.value = logs;
    this.table.value = message.table;
    this.message.value = message;
    const asked = `${message.at}`;
    if (asked !== this.asked) this.clear();
    this.asked = asked;
    if (this.myTurn.value && turn !== null) {
      const others = this.lastSeat.value !== null && this.lastSeat.value !== turn;
      if (others && this.mine.value.length > 1 && before !== turn) this.curtain.value = true;
      this.lastSeat.value = turn;
      if (!wasMine && !first && sound.value) chime();
    }
  }

  /** What the drawing needs; asked again until it is here. */
  private async prepare(game: string): Promise<void> {
    try {
      const [games, facts] = await Promise.all([api.games(), api.components(game)]);
      this.game.value = games.games.find((g) => g.id === game) ?? null;
      this.bots.value = games.bots;
      this.facts.value = facts;
    } catch {
      window.setTimeout(() => void this.prepare(game), 1000);
    }
  }

  // -- choosing

  /** Whether a click on something with these fields leads to a choice. */
  can(click: Json): boolean {
    return narrowed(this.choices.value, click).length > 0;
  }

  picked(click: Json): boolean {
    const chosen = this.pending.value?.record ?? this.wanted.value;
    return (
      Object.keys(click).length > 0 && Object.entries(click).every(([f, v]) => same(chosen[f], v))
    );
  }

  /** A click on the board: narrows the choices; the last one left is chosen. */
  pick(click: Json): void {
    const pending = this.pending.value;
    if (pending && this.picked(click)) return this.confirm();
    if (!this.can(click)) return;
    const twoClicks = Object.keys(this.wanted.value).length > 0;
    this.pending.value = null;
    this.wanted.value = merged(this.choices.value, this.wanted.value, click);
    if (this.left.value.length === 1) {
      if (twoClicks && !alwaysConfirm.value) void this.send(this.left.value[0]);
      else this.pending.value = this.left.value[0];
    }
  }

  /** A click on a choice of the list: the first shows it, the second confirms. */
  choose(choice: Choice): void {
    const narrowedFirst = Object.keys(this.wanted.value).length > 0;
    const only = this.choices.value.length === 1;
    if (this.pending.value === choice || ((narrowedFirst || only) && !alwaysConfirm.value)) {
      void this.send(choice);
    } else this.pending.value = choice;
  }

  /** Choose without sending: a tile that is still being turned, for instance. */
  propose(click: Json): void {
    const found = narrowed(this.choices.value, click);
    if (found.length === 0) return;
    this.wanted.value = {};
    this.pending.value = found[0];
  }

  confirm(): void {
    if (this.pending.value) void this.send(this.pending.value);
  }

  clear(): void {
    this.wanted.value = {};
    this.pending.value = null;
    this.hovered.value = null;
    this.hint.value = null;
  }

  async send(choice: Choice): Promise<void> {
    await this.request({ type: "do", record: choice.record });
  }

  async line(line: string): Promise<boolean> {
    return this.request({ type: "do", line });
  }

  undo(): Promise<boolean> {
    return this.request({ type: "undo" });
  }

  restart(): Promise<boolean> {
    return this.request({ type: "restart" });
  }

  private async request(message: Json): Promise<boolean> {
    if (this.sending.value) return false;
    this.sending.value = true;
    const answer = await this.socket.ask({ ...message, at: this.at }, true);
    this.sending.value = false;
    if (answer.type === "done") return true;
    if (answer.type === "refused") notify(this.sayRefusal(answer.refusal));
    else if (answer.type === "table") notify(t("stale"));
    else if (answer.error !== "offline") notify(t("error", { detail: faultText(answer.error) }));
    return false;
  }

  /** Ask the server what the shown choice would do, a moment after it is shown. */
  private lookAhead(choice: Choice | null): void {
    clearTimeout(this.previewTimer);
    if (this.preview.peek()?.line !== choice?.line) this.preview.value = null;
    if (!choice) return;
    this.previewTimer = window.setTimeout(async () => {
      const answer = await this.socket.ask({ type: "preview", record: choice.record });
      if (answer.type === "preview" && this.shown.peek()?.line === choice.line) {
        this.preview.value = { line: choice.line, view: answer.view, events: answer.events };
      }
    }, 120);
  }

  // -- help

  sayRefusal(refusal: RefusalJson): string {
    return `${this.words.value.refusal(refusal)} (${refusal.rule})`;
  }

  /** Why not, in one sentence, and the rule behind it; empty if it is possible or nobody may ask now. */
  async why(record: Doing): Promise<string> {
    if (!this.myTurn.value) {
      const turn = this.turn.value;
      return turn === null ? "" : t("not-your-turn", { player: this.words.value.player(turn) });
    }
    const answer = await this.socket.ask({ type: "why", record });
    if (answer.type !== "why" || !answer.refusal) return "";
    const game = this.table.peek()?.game ?? "";
    const rule = await ruleText(game, this.words.peek().lang, answer.refusal.rule);
    return [this.sayRefusal(answer.refusal), rule].filter(Boolean).join("\n");
  }

  async askHint(): Promise<void> {
    const answer = await this.socket.ask({ type: "hint", bot: null });
    if (answer.type === "hint") this.hint.value = answer.best;
  }

  async standIn(seat: number, bot: string): Promise<void> {
    const answer = await this.socket.ask({ type: "stand_in", seat, bot });
    if (answer.type === "error")
      notify(
        t(answer.error === "forbidden" ? "stand-in-wait" : "error", {
          detail: faultText(answer.error),
        }),
      );
  }

  handBack(seat: number): Promise<Json> {
    return this.socket.ask({ type: "hand_back", seat });
  }

  private retitle(): void {
    const table = this.table.value;
    if (!table) return;
    const title = this.words.value.say("title");
    const mine = this.myTurn.value;
    document.title = mine ? `● ${t("your-turn")} · ${title}` : `${title} · Megalith`;
    setIcon(mine);
  }
}

/** The tab's icon has a red dot when it is my turn. */
function setIcon(mine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = mine ? "/icon-turn.svg" : "/icon.svg";
}
