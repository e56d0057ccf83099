/** A turn tried anew: a table at which one person plays, and the search says what it is worth. */
import { signal } from "@preact/signals";
import { post } from "../core/api";
import { failed } from "../core/faults";
import type { RefusalJson } from "../core/types";
import type { Position } from "../learn/wire";
import { Solo } from "../table/solo";
import type { StudyTried } from "./wire";

export class Attempts extends Solo {
  readonly now = signal<StudyTried | null>(null);

  constructor(
    readonly key: string,
    game: string,
    names: string[],
    readonly n: number,
  ) {
    super(game, names);
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

  private ask(lines: string[], judge = true): Promise<StudyTried> {
    return post<StudyTried>(`/studies/${this.key}/try`, { n: this.n, lines, judge });
  }

  private get lines(): string[] {
    return this.now.value?.lines ?? [];
  }

  protected async preview(line: string): Promise<Position> {
    return (await this.ask([...this.lines, line], false)).position;
  }

  protected async choose(line: string): Promise<RefusalJson | null> {
    const found = await this.ask([...this.lines, line]);
    if (!found.refusal) this.see(found);
    return found.refusal;
  }

  private see(found: StudyTried): void {
    this.now.value = found;
    this.lay(found, !found.done);
  }
}
