/** A table at which one person plays and the page speaks for it: puzzles, turns tried anew, branches. */
import { signal } from "@preact/signals";
import { same } from "../core/choosing";
import { failed } from "../core/faults";
import type { Connection, Question } from "../core/socket";
import type { Doing, FromServer, RefusalJson } from "../core/types";
import { namesOf, tableOf } from "../learn/taking";
import type { Position } from "../learn/wire";
import { Live } from "./live";
import type { Hear, Talk } from "./seen";

export type Place = { seat: number; seats: number; position: Position };

export abstract class Solo {
  readonly live: Live;
  private hear: Hear = () => undefined;
  private count = 0;

  constructor(
    readonly game: string,
    private readonly people: string[] | null = null,
  ) {
    this.live = new Live("", null, (hear) => this.talk(hear));
  }

  /** A choice is made; why it is not possible. */
  protected abstract choose(line: string): Promise<RefusalJson | null>;
  /** The position after a choice that may be made. */
  protected abstract preview(line: string): Promise<Position>;

  private talk(hear: Hear): Talk {
    this.hear = hear;
    return {
      state: signal<Connection>("online"),
      ask: (message) => this.reply(message),
      close: () => undefined,
    };
  }

  private async reply(message: Question): Promise<FromServer> {
    const [ref, at] = ["", this.count];
    try {
      if (message.type === "do" && message.record) {
        const refusal = await this.choose(this.line(message.record));
        return refusal ? { type: "refused", ref, at, refusal } : { type: "done", ref, at };
      }
      if (message.type === "preview") {
        const { view } = await this.preview(this.line(message.record));
        return { type: "preview", ref, at, view, events: [] };
      }
    } catch (error) {
      if (message.type === "do") failed(error);
    }
    return { type: "error", ref, error: "offline", detail: "" };
  }

  private line(record: Doing | null | undefined): string {
    return this.live.choices.value.find((c) => same(c.record, record))?.line ?? "";
  }

  /** The table from now on; `asks`: its choices may be made. */
  protected lay({ seat, seats, position }: Place, asks: boolean): void {
    const names = this.people ?? namesOf(seats, seat);
    this.hear({
      type: "table",
      ref: null,
      stale: false,
      at: ++this.count,
      since: -1,
      table: tableOf(this.game, { seats, me: seat, position }, names),
      looks: [{ seat, view: position.view, steps: position.steps }],
      sheets: position.sheets,
      decision: position.decision,
      turn: position.turn,
      thinking: false,
      may_think: 0,
      choices: asks ? position.choices : [],
      undo: [],
    });
  }
}
