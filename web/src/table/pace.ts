/** How fast the moves of others are shown. The newest state waits here until the one before it has been seen:
 * its dice have come to rest, its pieces have arrived. Who wants to see it at once gets it. */
import { effect, signal } from "@preact/signals";
import { speed, type Speed } from "../core/settings";
import type { TableMessage } from "../core/types";

const STEP: Record<Speed, number> = { calm: 1500, normal: 700, quick: 250, "at-once": 0 };
const DICE: Record<Speed, number> = { calm: 2600, normal: 1700, quick: 700, "at-once": 0 };
const MANY = 8; // more than this waiting: each has less time
const HURRY = 0.4;

export class Pace {
  readonly paused = signal(false);
  readonly waiting = signal(0); // so many states are still to be shown
  private queue: TableMessage[] = [];
  private free = 0; // when the last one has been seen
  private timer = 0;
  private readonly stop: () => void;

  constructor(private readonly show: (message: TableMessage) => void) {
    this.stop = effect(() => {
      if (!this.paused.value) this.plan();
    });
    document.addEventListener("visibilitychange", this.hidden);
  }

  close(): void {
    this.stop();
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.hidden);
  }

  /** Show now, if nothing waits; else after that. */
  soon(message: TableMessage): void {
    if (this.queue.length) this.push(message);
    else this.present(message);
  }

  later(message: TableMessage): void {
    this.push(message);
    if (document.hidden) this.catchUp();
    else this.plan();
  }

  /** Everything that waits, at once. */
  catchUp(): void {
    clearTimeout(this.timer);
    while (this.queue.length) this.next();
  }

  /** As long as this one should be looked at. */
  rest(message: TableMessage): Promise<void> {
    return new Promise((done) => setTimeout(done, Math.max(STEP.quick, this.time(message))));
  }

  private readonly hidden = () => {
    if (document.hidden && !this.paused.value) this.catchUp();
  };

  private push(message: TableMessage): void {
    this.queue.push(message);
    this.waiting.value = this.queue.length;
  }

  private next(): void {
    const message = this.queue.shift();
    this.waiting.value = this.queue.length;
    if (message) this.present(message);
  }

  private present(message: TableMessage): void {
    this.show(message);
    this.free = performance.now() + this.time(message);
  }

  private plan(): void {
    clearTimeout(this.timer);
    if (!this.queue.length || this.paused.peek()) return;
    const wait = this.free - performance.now();
    if (wait > 0) this.timer = window.setTimeout(() => this.plan(), wait);
    else {
      this.next();
      this.plan();
    }
  }

  private time(message: TableMessage): number {
    const steps = message.looks[0]?.steps ?? [];
    const dice = steps.some((s) => "record" in s && Array.isArray(s.record?.dice));
    const hurry = this.queue.length > MANY ? HURRY : 1;
    return (dice ? DICE : STEP)[speed.peek()] * hurry;
  }
}
