/** One table on the screen: what is seen of it, and what the player is about to choose. */
import { computed, effect, signal } from "@preact/signals";
import { merged, narrowed, same } from "../core/choosing";
import { faultText, span } from "../core/faults";
import { t } from "../core/language";
import { ruleText } from "../core/rulebook";
import { alwaysConfirm } from "../core/settings";
import type { Choice, Doing, Json, RefusalJson } from "../core/types";
import { notify } from "../core/widgets";
import type { Picking, Title } from "../games/title";
import { Seen, setIcon } from "./seen";

export type Preview = { line: string; view: Json; events: Json[] };

export class Live extends Seen {
  readonly wanted = signal<Json>({}); // the fields picked so far
  readonly pending = signal<Choice | null>(null); // chosen, waits for the confirmation
  readonly hovered = signal<Choice | null>(null); // looked at in the list
  readonly sending = signal(false);
  readonly preview = signal<Preview | null>(null); // what the shown choice would do
  readonly hint = signal<Json[] | null>(null);
  readonly drawing = signal<Title | null>(null); // the title's own part of the page
  private skippedAt: number | null = null; // where a question was left out last
  private tookBack = false; // the last thing done was to take something back
  private readonly stops: (() => void)[];
  private previewTimer = 0;

  constructor(id: string, invite: string | null) {
    super(id, invite);
    this.stops = [
      effect(() => this.retitle()),
      effect(() => this.lookAhead(this.shown.value)),
      effect(() => this.skipForced()),
    ];
  }

  close(): void {
    this.socket.close();
    for (const stop of this.stops) stop();
    clearTimeout(this.previewTimer);
    document.title = "Megalith";
    setIcon(false);
  }

  readonly left = computed(() => narrowed(this.choices.value, this.wanted.value));
  readonly shown = computed(() => this.pending.value ?? this.hovered.value);

  /** The choosing as a board sees it; read in a component, it follows every change. */
  readonly picking = computed<Picking>(() => {
    // eslint-disable-next-line @typescript-eslint/no-meaningless-void-operator -- so it is followed
    void this.pending.value;
    return {
      can: (click) => this.myTurn.value && !this.curtain.value && this.can(click),
      picked: (click) => this.picked(click),
      pick: (click) => this.pick(click),
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
    if (pending && this.picked(click)) {
      this.confirm();
      return;
    }
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
    if (found.length > 0) this.show(found[0]);
  }

  /** Show a choice without choosing it. */
  glance(click: Json | null): void {
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
  }

  clear(): void {
    this.cancel();
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

  /** A choice as its button says it: with what it costs or what comes of it. */
  say(record: Doing): string {
    const [view, facts, words] = [this.view.value, this.facts.value, this.words.value];
    const says = this.drawing.value?.says;
    return says && view && facts ? says(record, { view, facts, words }) : words.action(record);
  }

  /** What leaves no choice is done without a question, once, unless it was just taken back. */
  private skipForced(): void {
    const [only, ...others] = this.choices.value;
    if (!only || others.length > 0 || !this.myTurn.value || this.curtain.value) return;
    if (this.sending.value || this.tookBack || this.skippedAt === this.at) return;
    if (!this.drawing.value?.forced?.(only.record)) return;
    this.skippedAt = this.at;
    queueMicrotask(() => void this.send(only));
  }

  private async request(message: Json): Promise<boolean> {
    if (this.sending.peek()) return false;
    this.tookBack = message.type !== "do";
    this.sending.value = true;
    const answer = await this.socket.ask({ ...message, at: this.at }, true);
    this.sending.value = false;
    if (answer.type === "done") return true;
    if (answer.type === "refused") notify(this.sayRefusal(answer.refusal));
    else if (answer.type === "table") notify(t("stale"));
    else if (answer.error !== "offline") {
      notify(t("error", { detail: faultText(answer.error, answer.limit) }));
    }
    return false;
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
    const rule = await ruleText(game, this.words.peek().lang, answer.refusal.rule);
    return [this.sayRefusal(answer.refusal), rule].filter(Boolean).join("\n");
  }

  async askHint(): Promise<void> {
    const answer = await this.socket.ask({ type: "hint", bot: null });
    if (answer.type === "hint") this.hint.value = answer.best;
  }

  async standIn(seat: number, bot: string | null): Promise<void> {
    const answer = await this.socket.ask({ type: "stand_in", seat, bot });
    if (answer.type === "error")
      notify(
        t(answer.error === "forbidden" ? "stand-in-wait" : "error", {
          detail: faultText(answer.error),
          wait: span(this.table.peek()?.stand_in.after ?? 60),
        }),
      );
  }

  handBack(seat: number): Promise<Json> {
    return this.socket.ask({ type: "hand_back", seat });
  }
}
