/** One table on the screen: what is seen of it, and what the player is about to choose. */
import { computed, effect, signal } from "@preact/signals";
import { matches, merged, narrowed, same, sameRecord } from "../core/choosing";
import { faultText } from "../core/faults";
import { t } from "../core/language";
import { ruleText } from "../core/rulebook";
import { alwaysConfirm } from "../core/settings";
import type { Without } from "../core/socket";
import type {
  Advice,
  Choice,
  Click,
  Do,
  Doing,
  RefusalJson,
  Step,
  Told,
  Undo,
  View,
} from "../core/types";
import { notify } from "../core/widgets";
import { sure } from "../core/sure";
import type { Meant, Numbered, Picking, Title } from "../games/title";
import { mistyped } from "./mistyped";
import { Coaching } from "./coaching";
import { Seen, setIcon, type Hear, type Talk } from "./seen";

type Asked = Without<Do | Undo, "ref" | "at">;
export type Preview = { line: string; view: View; events: Told[] };

export class Live extends Seen {
  readonly wanted = signal<Click>({}); // the fields picked so far
  readonly pending = signal<Choice | null>(null); // chosen, waits for the confirmation
  readonly hovered = signal<Choice | null>(null); // looked at in the list
  readonly lit = signal<Step[] | null>(null); // the line of the log that is pointed at
  readonly sending = signal(false);
  readonly preview = signal<Preview | null>(null); // what the shown choice would do
  readonly hint = signal<Advice[] | null>(null);
  readonly drawing = signal<Title | null>(null); // the title's own part of the page
  readonly coach = new Coaching(this);
  private skippedAt: number | null = null; // where a question was left out last
  private tookBack = false; // the last thing done was to take something back
  private then: Meant[] = []; // what was meant of the questions that follow
  private readonly stops: (() => void)[];
  private previewTimer = 0;

  constructor(id: string, invite: string | null, talk?: (hear: Hear) => Talk) {
    super(id, invite, talk);
    this.stops = [
      effect(() => this.retitle()),
      effect(() => this.lookAhead(this.shown.value)),
      effect(() => this.goOn()),
    ];
  }

  close(): void {
    this.socket.close();
    this.pace.close();
    for (const stop of this.stops) stop();
    clearTimeout(this.previewTimer);
    document.title = "Megalith";
    setIcon(false);
  }

  readonly left = computed(() => narrowed(this.choices.value, this.wanted.value));
  /** What the bot would do, until something else is looked at. */
  readonly advised = computed(() => {
    const best = this.hint.value?.[0]?.record;
    return this.choices.value.find((c) => sameRecord(c.record, best)) ?? null;
  });
  readonly shown = computed(() => this.pending.value ?? this.hovered.value ?? this.advised.value);

  /** The choosing as a board sees it; read in a component, it follows every change. */
  readonly picking = computed<Picking>(() => {
    // eslint-disable-next-line @typescript-eslint/no-meaningless-void-operator -- so it is followed
    void this.pending.value;
    return {
      can: (click) => this.myTurn.value && !this.curtain.value && this.can(click),
      picked: (click) => this.picked(click),
      pick: (click, then) => this.pick(click, then),
      propose: (click) => this.propose(click),
      look: (click) => this.glance(click),
      shown: this.shown.value?.record ?? null,
      why: (record) => this.why(record),
      decision: this.message.value?.decision ?? "",
      choices: this.choices.value,
      wanted: this.wanted.value,
    };
  });

  // -- choosing

  /** Whether a click on something with these fields leads to a choice. */
  can(click: Click): boolean {
    return narrowed(this.choices.value, click).length > 0;
  }

  picked(click: Click): boolean {
    const chosen = this.pending.value?.record ?? this.wanted.value;
    return (
      Object.keys(click).length > 0 && Object.entries(click).every(([f, v]) => same(chosen[f], v))
    );
  }

  /** A click on the board: narrows the choices; the last one left is chosen. Once more on what waits for
   * its confirmation: one more where choices are numbers, else the confirmation. */
  pick(click: Click, then: Meant[] = []): void {
    const pending = this.pending.value;
    if (pending && this.picked(click)) {
      const more = this.oneMore(pending, click);
      if (more) this.pending.value = more;
      else this.confirm();
      return;
    }
    if (!this.can(click)) return;
    this.pending.value = null;
    this.wanted.value = merged(this.choices.value, this.wanted.value, click);
    this.then = then;
    const [first, ...others] = this.left.value;
    if (others.length === 0) this.decide(first);
    else if (this.oneNumber(this.left.value)) this.pending.value = first;
  }

  /** What can be taken back happens at once; what cannot is shown, says so and waits for a confirmation. */
  private decide(choice: Choice): void {
    const plain = choice.final === null || this.drawing.value?.atOnce?.(choice.record);
    if (plain && !alwaysConfirm.value) void this.send(choice);
    else this.pending.value = choice;
  }

  /** A click on a choice of the list. */
  choose(choice: Choice): void {
    this.then = [];
    if (this.pending.value === choice) void this.send(choice);
    else this.decide(choice);
  }

  numberOf(choice: Choice): Numbered | null {
    return this.drawing.value?.numbered?.(choice.record, this.words.value) ?? null;
  }

  /** The choices that differ from this one in their number only, from the least. */
  numbers(choice: Choice): Choice[] {
    const key = this.numberOf(choice)?.key;
    if (key === undefined) return [];
    const alike = this.choices.value.filter((c) => this.numberOf(c)?.key === key);
    return alike.sort((a, b) => sure(this.numberOf(a)).n - sure(this.numberOf(b)).n);
  }

  private oneNumber(left: Choice[]): boolean {
    const key = this.numberOf(left[0])?.key;
    return key !== undefined && left.every((c) => this.numberOf(c)?.key === key);
  }

  /** The next number after the most the least again; null where the thing is not a number. */
  private oneMore(pending: Choice, click: Click): Choice | null {
    const alike = this.numbers(pending).filter((c) => matches(c.record, click));
    if (alike.length < 2) return null;
    return alike[(alike.indexOf(pending) + 1) % alike.length];
  }

  /** Choose without sending: a tile that is still being turned, for instance. */
  propose(click: Click): void {
    const found = narrowed(this.choices.value, click);
    if (found.length > 0) this.show(found[0]);
  }

  /** Show a choice without choosing it. */
  glance(click: Click | null): void {
    this.hovered.value = (click && narrowed(this.choices.value, click)[0]) ?? null;
  }

  /** Choose one whatever was picked before, and wait for the confirmation. */
  show(choice: Choice): void {
    this.wanted.value = {};
    this.pending.value = choice;
  }

  confirm(): void {
    if (this.pending.value) void this.send(this.pending.value);
  }

  /** Take back what was picked; if nothing was, the hint goes. */
  cancel(): void {
    const picked = this.pending.value || Object.keys(this.wanted.value).length > 0;
    if (!picked) this.hint.value = null;
    this.wanted.value = {};
    this.pending.value = null;
    this.hovered.value = null;
    this.then = [];
    this.coach.forget();
  }

  clear(): void {
    const then = this.then;
    this.cancel();
    this.then = then;
    this.hint.value = null;
  }

  async send(choice: Choice): Promise<void> {
    if (this.coach.weighing.peek() || (await this.coach.doubts(choice))) return;
    await this.request({ type: "do", record: choice.record });
  }

  /** What luck says, at a real table. */
  tell(record: Doing): Promise<boolean> {
    return this.request({ type: "do", record });
  }

  /** A typed line; one that is none is answered with what was expected. */
  async line(line: string): Promise<boolean> {
    return this.request({ type: "do", line }, () => mistyped(this.choices.value, line));
  }

  undo(): Promise<boolean> {
    return this.request({ type: "undo" });
  }

  restart(): Promise<boolean> {
    return this.request({ type: "restart" });
  }

  /** A choice as its button says it: with what it costs or what comes of it. */
  say(record: Doing): string {
    const [view, facts, words] = [this.view.value, this.facts.value, this.words.value];
    const says = this.drawing.value?.says;
    return says && view && facts ? says(record, { view, facts, words }) : words.action(record);
  }

  /** A new question: what was meant beforehand is picked; the only choice is made, unless it is final. */
  private goOn(): void {
    const choices = this.choices.value;
    if (!this.myTurn.value) this.then = [];
    if (!choices.length || !this.myTurn.value || this.curtain.value || !this.drawing.value) return;
    if (this.sending.value || this.tookBack || this.skippedAt === this.at) return;
    this.skippedAt = this.at;
    queueMicrotask(() => this.answer(choices));
  }

  private answer(choices: Choice[]): void {
    const [only, ...others] = choices;
    if (others.length === 0) {
      const forced = only.final === null || this.drawing.value?.forced?.(only.record);
      if (forced) void this.send(only);
      else this.pending.value = only;
      return;
    }
    const meant = this.then.map((m) => (typeof m === "function" ? m(choices) : m));
    const next = meant.findIndex((m) => m !== null && this.can(m));
    if (next >= 0) this.pick(sure(meant[next]), this.then.slice(next + 1));
    else this.then = [];
  }

  /** `odd`: what is said if the message could not be understood. */
  private async request(message: Asked, odd?: () => string): Promise<boolean> {
    if (this.sending.peek()) return false;
    this.stopAgain();
    this.pace.catchUp();
    this.tookBack = message.type !== "do";
    this.sending.value = true;
    const answer = await this.socket.ask({ ...message, at: this.at ?? 0 }, true);
    this.sending.value = false;
    if (answer.type === "done") return message.type === "undo" ? this.undoForced() : true;
    if (answer.type === "refused") notify(this.sayRefusal(answer.refusal));
    else if (answer.type === "table") notify(t("stale"));
    else if (answer.type === "error" && answer.error === "bad_request" && odd) notify(odd());
    else if (answer.type === "error" && answer.error !== "offline")
      notify(t("error", { detail: faultText(answer.error, answer.limit) }));
    return false;
  }

  /** Where nothing is left to choose, what comes before it is taken back too. */
  private undoForced(): boolean | Promise<boolean> {
    const [only, ...others] = this.choices.value;
    return only?.final === null && !others.length && this.canUndo.value ? this.undo() : true;
  }

  /** Ask the server what the shown choice would do, a moment after it is shown. */
  private lookAhead(choice: Choice | null): void {
    clearTimeout(this.previewTimer);
    if (this.preview.peek()?.line !== choice?.line) this.preview.value = null;
    if (!choice) return;
    this.previewTimer = window.setTimeout(() => void this.askFor(choice), 120);
  }

  private async askFor(choice: Choice): Promise<void> {
    const answer = await this.socket.ask({ type: "preview", record: choice.record });
    if (answer.type === "preview" && this.shown.peek()?.line === choice.line) {
      this.preview.value = { line: choice.line, view: answer.view, events: answer.events };
    }
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
    const rule = await ruleText(game, this.words.peek(), answer.refusal.rule);
    return [this.sayRefusal(answer.refusal), rule].filter(Boolean).join("\n");
  }

  async askHint(): Promise<void> {
    const answer = await this.socket.ask({ type: "hint", bot: null });
    if (answer.type === "hint") this.hint.value = answer.best;
  }
}
