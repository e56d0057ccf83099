/** A turn tried anew: a table at which one person plays, and the search says what it is worth. */
import { signal } from "@preact/signals";
import { post } from "../core/api";
import { same } from "../core/choosing";
import { failed } from "../core/faults";
import type { Connection, Question } from "../core/socket";
import { sure } from "../core/sure";
import type { Doing, FromServer } from "../core/types";
import { tableOf } from "../learn/taking";
import { Live } from "../table/live";
import type { Hear, Talk } from "../table/seen";
import type { StudyTried } from "./wire";

export class Attempts {
  readonly now = signal<StudyTried | null>(null);
  readonly live: Live;
  private hear: Hear = () => undefined;
  private count = 0;

  constructor(
    readonly key: string,
    readonly game: string,
    readonly names: string[],
    readonly n: number,
  ) {
    this.live = new Live("", null, (hear) => this.talk(hear));
    void this.again();
  }

  /** The turn from its beginning. */
  async again(): Promise<void> {
    try {
      this.see(await this.ask([]));
    } catch (error) {
      failed(error);
    }
  }

  private talk(hear: Hear): Talk {
    this.hear = hear;
    return {
      state: signal<Connection>("online"),
      ask: (message) => this.answer(message),
      close: () => undefined,
    };
  }

  private ask(lines: string[], judge = true): Promise<StudyTried> {
    return post<StudyTried>(`/studies/${this.key}/try`, { n: this.n, lines, judge });
  }

  private async answer(message: Question): Promise<FromServer> {
    const [ref, at] = ["", this.count];
    try {
      if (message.type === "do" && message.record) return await this.choose(message.record);
      if (message.type === "preview") {
        const found = await this.ask([...this.lines, this.line(message.record)], false);
        return { type: "preview", ref, at, view: found.position.view, events: [] };
      }
    } catch (error) {
      if (message.type === "do") failed(error);
    }
    return { type: "error", ref, error: "offline", detail: "" };
  }

  private get lines(): string[] {
    return this.now.value?.lines ?? [];
  }

  private line(record: Doing | null | undefined): string {
    return this.live.choices.value.find((c) => same(c.record, record))?.line ?? "";
  }

  private async choose(record: Doing): Promise<FromServer> {
    const found = await this.ask([...this.lines, this.line(record)]);
    const [ref, at] = ["", this.count];
    if (found.refusal) return { type: "refused", ref, at, refusal: found.refusal };
    this.see(found);
    return { type: "done", ref, at };
  }

  private see(found: StudyTried): void {
    const { position, seat } = found;
    this.now.value = found;
    this.hear({
      type: "table",
      ref: null,
      stale: false,
      at: ++this.count,
      since: -1,
      table: tableOf(this.game, { seats: found.seats, me: seat, position }, this.names),
      looks: [{ seat, view: position.view, steps: position.steps }],
      sheets: position.sheets,
      decision: position.decision,
      turn: position.turn,
      thinking: false,
      may_think: 0,
      choices: found.done ? [] : position.choices,
      undo: [],
    });
  }

  get seat(): number {
    return sure(this.now.value).seat;
  }
}
