/** A deal as the page knows it: asked for, played, and its results in a picture. */
import { signal } from "@preact/signals";
import { ApiError, get, post } from "../core/api";
import { failed } from "../core/faults";
import { go, rename } from "../core/router";
import type { DealEntry, DealInfo, DealTable } from "./wire";

export class Dealing {
  readonly deal = signal<DealInfo | null>(null);
  readonly wrong = signal("");

  constructor(
    readonly game: string,
    readonly id: string | null,
  ) {
    void this.refresh();
  }

  async refresh(): Promise<void> {
    try {
      const path = this.id ? `/deals/${this.id}` : `/games/${this.game}/deal`;
      this.deal.value = await get<DealInfo>(path);
    } catch (error) {
      if (this.deal.value) failed(error);
      else this.wrong.value = error instanceof ApiError ? error.code : "error";
    }
  }

  async play(counted: boolean): Promise<void> {
    const deal = this.deal.value;
    if (!deal) return;
    try {
      const made = await post<DealTable>(`/deals/${deal.id}/play`, { counted });
      go(`/table/${made.table}`);
    } catch (error) {
      failed(error);
      await this.refresh();
    }
  }

  /** A new deal for friends, with an address of its own. */
  async forFriends(): Promise<void> {
    try {
      const made = await post<DealInfo>(`/games/${this.game}/deals`);
      go(`/deal/${this.game}/${made.id}`);
    } catch (error) {
      failed(error);
    }
  }

  /** The address of this deal, for others. */
  get link(): string {
    return `${location.origin}/#/deal/${this.game}/${this.deal.value?.id ?? ""}`;
  }

  remember(): void {
    if (this.id === null) rename(`/deal/${this.game}`);
  }
}

/** The place of an entry: who has the same lead and points shares it. */
export function placeOf(entries: DealEntry[], entry: DealEntry): number {
  const better = (other: DealEntry) =>
    other.lead > entry.lead || (other.lead === entry.lead && other.points > entry.points);
  return 1 + entries.filter((other) => other.counted && better(other)).length;
}

/** With its sign; never "-0". */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}
