/** One puzzle being solved: a table at which one choice is made, and what is said to it. */
import { signal } from "@preact/signals";
import { ApiError, get, post } from "../core/api";
import { same } from "../core/choosing";
import { failed } from "../core/faults";
import type { Connection, Question } from "../core/socket";
import type { Doing, FromServer } from "../core/types";
import { namesOf, tableOf } from "../learn/taking";
import type { Position } from "../learn/wire";
import { Live } from "../table/live";
import type { Hear, Talk } from "../table/seen";
import type { PuzzleShown, PuzzleTried } from "./wire";

export class Solving {
  readonly about = signal<PuzzleShown | null>(null);
  readonly answer = signal<PuzzleTried | null>(null); // to the choice that was made
  readonly better = signal(false); // the board shows the best choice instead
  readonly wrong = signal("");
  readonly live: Live;
  private hear: Hear = () => undefined;
  private count = 0;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    this.live = new Live("", null, (hear) => this.talk(hear));
    get<PuzzleShown>(this.path).then(
      (found) => {
        this.about.value = found;
        this.again();
      },
      (error: unknown) => (this.wrong.value = error instanceof ApiError ? error.code : "error"),
    );
  }

  private get path(): string {
    return `/games/${this.game}/puzzles/${this.id}`;
  }

  /** The question once more. */
  again(): void {
    const about = this.about.value;
    if (!about) return;
    this.answer.value = null;
    this.better.value = false;
    this.see(about.position, true);
  }

  /** The board after the best choice, or after the one that was made. */
  async compare(): Promise<void> {
    const answer = this.answer.value;
    if (!answer?.solution) return;
    this.better.value = !this.better.value;
    try {
      const shown = this.better.value ? await this.ask(answer.solution.best.line, false) : answer;
      this.see(shown.position, false);
    } catch (error) {
      failed(error);
    }
  }

  private talk(hear: Hear): Talk {
    this.hear = hear;
    return {
      state: signal<Connection>("online"),
      ask: (message) => this.reply(message),
      close: () => undefined,
    };
  }

  private ask(line: string, judge: boolean): Promise<PuzzleTried> {
    return post<PuzzleTried>(`${this.path}/try`, { line, judge });
  }

  private async reply(message: Question): Promise<FromServer> {
    const [ref, at] = ["", this.count];
    try {
      if (message.type === "do" && message.record) return await this.choose(message.record);
      if (message.type === "preview") {
        const found = await this.ask(this.line(message.record), false);
        return { type: "preview", ref, at, view: found.position.view, events: [] };
      }
    } catch (error) {
      if (message.type === "do") failed(error);
    }
    return { type: "error", ref, error: "offline", detail: "" };
  }

  private line(record: Doing | null | undefined): string {
    return this.live.choices.value.find((c) => same(c.record, record))?.line ?? "";
  }

  private async choose(record: Doing): Promise<FromServer> {
    const found = await this.ask(this.line(record), true);
    const [ref, at] = ["", this.count];
    if (found.refusal) return { type: "refused", ref, at, refusal: found.refusal };
    this.answer.value = found;
    this.see(found.position, false);
    return { type: "done", ref, at };
  }

  private see(position: Position, asks: boolean): void {
    const about = this.about.value;
    if (!about) return;
    const { seat, seats } = about;
    this.hear({
      type: "table",
      ref: null,
      stale: false,
      at: ++this.count,
      since: -1,
      table: tableOf(this.game, { seats, me: seat, position }, namesOf(seats, seat)),
      looks: [{ seat, view: position.view, steps: position.steps }],
      sheets: null,
      decision: position.decision,
      turn: position.turn,
      thinking: false,
      may_think: 0,
      choices: asks ? position.choices : [],
      undo: [],
    });
  }
}
