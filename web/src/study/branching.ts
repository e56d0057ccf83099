/** A game that might have been: both sides are played, luck is chosen or drawn, and it is kept. */
import { signal } from "@preact/signals";
import { drop, post, put } from "../core/api";
import { failed } from "../core/faults";
import type { RefusalJson } from "../core/types";
import type { Position } from "../learn/wire";
import { Solo } from "../table/solo";
import type { Branch, BranchText, Explored } from "./branch";

export class Branching extends Solo {
  readonly now = signal<Explored | null>(null);
  readonly kept = signal<Branch | null>(null);
  readonly notes = signal<Record<string, string>>({});
  readonly name = signal("");
  readonly changed = signal(false);
  readonly busy = signal(false);
  private lines: string[];

  constructor(
    readonly where: string, // /studies/<key> or /tables/<id>
    game: string,
    names: string[],
    readonly at: number,
    branch: Branch | null,
  ) {
    super(game, names);
    this.lines = branch?.lines ?? [];
    this.kept.value = branch;
    this.notes.value = { ...branch?.notes };
    this.name.value = branch?.name ?? "";
    void this.go(this.lines, false);
  }

  /** How many steps of its own the position that is shown is behind the game. */
  get depth(): number {
    return this.now.value?.lines.length ?? 0;
  }

  get whole(): string[] {
    return this.lines;
  }

  private ask(lines: string[], look: boolean, draw = false): Promise<Explored> {
    return post<Explored>(`${this.where}/explore`, { at: this.at, lines, look, draw });
  }

  /** To a place on the way that was gone; further steps stay. */
  async back(depth: number): Promise<void> {
    await this.go(this.lines.slice(0, depth), true);
  }

  async draw(): Promise<void> {
    await this.onward(this.here, true);
  }

  async take(line: string): Promise<void> {
    await this.onward([...this.here, line], false);
  }

  private get here(): string[] {
    return this.now.value?.lines ?? [];
  }

  private async onward(lines: string[], draw: boolean): Promise<RefusalJson | null> {
    const refusal = await this.go(lines, false, draw);
    if (!refusal) {
      const now = this.here;
      const on = this.lines.slice(0, now.length);
      if (now.some((line, k) => line !== on[k])) {
        this.lines = now;
        this.changed.value = true;
      }
    }
    return refusal;
  }

  private async go(lines: string[], walking: boolean, draw = false): Promise<RefusalJson | null> {
    this.busy.value = true;
    try {
      const found = await this.ask(lines, true, draw);
      if (found.refusal && !walking) return found.refusal;
      this.now.value = found;
      this.lay(found, true);
    } catch (error) {
      failed(error);
    } finally {
      this.busy.value = false;
    }
    return null;
  }

  protected async preview(line: string): Promise<Position> {
    return (await this.ask([...this.here, line], false)).position;
  }

  protected choose(line: string): Promise<RefusalJson | null> {
    return this.onward([...this.here, line], false);
  }

  note(text: string): void {
    const key = String(this.at + this.depth);
    const others = Object.entries(this.notes.value).filter(([step]) => step !== key);
    this.notes.value = Object.fromEntries(text.trim() ? [...others, [key, text]] : others);
    this.changed.value = true;
  }

  async keep(usual: string): Promise<void> {
    const { at, lines } = this;
    const name = this.name.value.trim() || usual;
    const body: BranchText = { name, at, lines, notes: this.notes.value };
    const old = this.kept.value?.mine ? this.kept.value : null;
    try {
      this.kept.value = old
        ? await put<Branch>(`/branches/${old.id}`, body)
        : await post<Branch>(`${this.where}/branches`, body);
      this.changed.value = false;
    } catch (error) {
      failed(error);
    }
  }

  async remove(): Promise<boolean> {
    const old = this.kept.value;
    try {
      if (old?.mine) await drop<null>(`/branches/${old.id}`);
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  }
}
