/** One table on the screen: what is chosen is sent, weighed and looked ahead; help is asked for. */
import { computed, effect, signal } from "@preact/signals";
import { faultText } from "../core/faults";
import { t } from "../core/language";
import { ruleText } from "../core/rulebook";
import type { Without } from "../core/socket";
import type { Choice, Do, Doing, RefusalJson, Step, Told, Undo, View } from "../core/types";
import { notify } from "../core/widgets";
import { sure } from "../core/sure";
import type { Picking } from "../games/title";
import { mistyped } from "./mistyped";
import { Coaching } from "./coaching";
import { Picks } from "./picks";
import { setIcon, type Hear, type Talk } from "./seen";

type Asked = Without<Do | Undo, "ref" | "at">;
export type Preview = { line: string; view: View; events: Told[] };

export class Live extends Picks {
  readonly lit = signal<Step[] | null>(null); // the line of the log that is pointed at
  readonly sending = signal(false);
  readonly preview = signal<Preview | null>(null); // what the shown choice would do
  readonly coach = new Coaching(this);
  private skippedAt: number | null = null; // where a question was left out last
  private tookBack = false; // the last thing done was to take something back
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

  override cancel(): void {
    super.cancel();
    this.coach.forget();
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
    const alone = this.choices.value.length === 1;
    return says && view && facts
      ? says(record, { view, facts, words, alone })
      : words.action(record);
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
    if (others.length === 0 && this.socket.patient) return;
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
