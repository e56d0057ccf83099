/** Notes on a studied game itself, by step: kept as a branch that never leaves it. */
import { signal } from "@preact/signals";
import { get, post, put } from "../core/api";
import { failed } from "../core/faults";
import { t } from "../core/language";
import type { Branch, Branches, BranchText } from "./branch";

/** Whether a branch only says something about the game. */
export function isNotes(branch: Branch): boolean {
  return branch.at === 0 && branch.lines.length === 0;
}

export class Noting {
  readonly notes = signal<Record<string, string>>({});
  readonly branches = signal<Branch[]>([]); // one's own ones, without the notes
  private kept: Branch | null = null;

  constructor(private readonly study: string) {
    void this.load();
  }

  async load(): Promise<void> {
    const all = await get<Branches>(`/studies/${this.study}/branches`).catch(() => null);
    if (!all) return;
    this.branches.value = all.branches.filter((one) => !isNotes(one));
    this.kept = all.branches.find(isNotes) ?? null;
    this.notes.value = { ...this.kept?.notes };
  }

  write(step: number, text: string): void {
    const others = Object.entries(this.notes.value).filter(([key]) => key !== String(step));
    this.notes.value = Object.fromEntries(text.trim() ? [...others, [String(step), text]] : others);
  }

  async keep(): Promise<void> {
    const body: BranchText = { name: t("note"), at: 0, lines: [], notes: this.notes.value };
    try {
      this.kept = this.kept
        ? await put<Branch>(`/branches/${this.kept.id}`, body)
        : await post<Branch>(`/studies/${this.study}/branches`, body);
    } catch (error) {
      failed(error);
    }
  }
}
