/** The coach of one table: questions a choice once, if the server finds it much worse than another. */
import { computed, signal } from "@preact/signals";
import { coachAt } from "../core/coach";
import type { Choice, Worse } from "../core/types";
import type { Live } from "./live";

export type Doubt = { choice: Choice; worse: Worse };

export class Coaching {
  readonly doubt = signal<Doubt | null>(null);
  readonly weighing = signal(false);
  private asked: string | null = null; // the question that was doubted last
  private hurry: () => void = () => undefined;

  constructor(private readonly live: Live) {}

  /** Whether a coach may help here: one seat is mine, the others are bots. */
  readonly possible = computed(() => {
    const { seats, mine, table } = this.live;
    const others = seats.value.filter((s) => !s.mine);
    return (
      table.value?.phase === "running" &&
      !table.value.counted &&
      mine.value.length === 1 &&
      others.length > 0 &&
      others.every((s) => s.kind === "bot")
    );
  });
  readonly on = computed(() => this.possible.value && coachAt(this.live.id));

  /** Whether a choice should wait: it is being doubted, and the player is asked. */
  async doubts(choice: Choice): Promise<boolean> {
    const here = this.live.question();
    this.doubt.value = null;
    if (!this.on.peek() || this.asked === here || this.live.choices.peek().length < 2) return false;
    this.weighing.value = true;
    const hurried = new Promise<null>((done) => (this.hurry = () => done(null)));
    const worse = await Promise.race([this.weigh(choice), hurried]);
    this.weighing.value = false;
    if (!worse || this.live.question() !== here) return false;
    this.asked = here;
    this.doubt.value = { choice, worse };
    return true;
  }

  private async weigh(choice: Choice): Promise<Worse | null> {
    const answer = await this.live.socket.ask({ type: "weigh", record: choice.record });
    return answer.type === "weighed" ? answer.worse : null;
  }

  /** Do not wait for the coach this time. */
  skip(): void {
    this.hurry();
  }

  /** As it was chosen. */
  insist(): void {
    const doubt = this.doubt.value;
    this.doubt.value = null;
    if (doubt) void this.live.send(doubt.choice);
  }

  /** Not that: the other choice is shown, and waits for the confirmation. */
  yield(): void {
    const better = this.doubt.value?.worse.line;
    this.doubt.value = null;
    const choice = this.live.choices.value.find((c) => c.line === better);
    if (choice) this.live.show(choice);
  }

  forget(): void {
    this.doubt.value = null;
  }
}
