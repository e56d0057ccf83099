/** One puzzle being solved: a table at which one choice is made, and what is said to it. */
import { signal } from "@preact/signals";
import { ApiError, get, post } from "../core/api";
import { failed } from "../core/faults";
import type { RefusalJson } from "../core/types";
import type { Position } from "../learn/wire";
import { Solo } from "../table/solo";
import type { PuzzleShown, PuzzleTried } from "./wire";

export class Solving extends Solo {
  readonly about = signal<PuzzleShown | null>(null);
  readonly answer = signal<PuzzleTried | null>(null); // to the choice that was made
  readonly better = signal(false); // the board shows the best choice instead
  readonly wrong = signal("");

  constructor(
    game: string,
    readonly id: string,
  ) {
    super(game);
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
    const better = !this.better.value;
    this.better.value = better;
    try {
      const shown = better ? await this.ask(answer.solution.best.line, false) : answer;
      const wanted = this.answer.value === answer && this.better.value === better;
      if (wanted) this.see(shown.position, false); // else one has gone on meanwhile
    } catch (error) {
      failed(error);
    }
  }

  private ask(line: string, judge: boolean): Promise<PuzzleTried> {
    return post<PuzzleTried>(`${this.path}/try`, { line, judge });
  }

  protected async preview(line: string): Promise<Position> {
    return (await this.ask(line, false)).position;
  }

  protected async choose(line: string): Promise<RefusalJson | null> {
    const found = await this.ask(line, true);
    if (found.refusal) return found.refusal;
    this.answer.value = found;
    this.see(found.position, false);
    return null;
  }

  private see(position: Position, asks: boolean): void {
    const about = this.about.value;
    if (about) this.lay({ ...about, position: { ...position, sheets: null } }, asks);
  }
}
