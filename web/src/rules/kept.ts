/** The score sheet of a real table outlives a reload: this device keeps the last one of each title. */
import type { Json } from "../core/types";

export type Kept = { head: Json; players: Json[] };

const key = (game: string) => `megalith-score-${game}`;

export function kept(game: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(key(game)) ?? "null") as Kept | null;
    return found && Array.isArray(found.players) && found.players.length > 0 ? found : null;
  } catch {
    return null;
  }
}

export function keep(game: string, sheet: Kept | null): void {
  try {
    if (sheet) localStorage.setItem(key(game), JSON.stringify(sheet));
    else localStorage.removeItem(key(game));
  } catch {
    // a private window may forbid storage: the sheet then lasts as long as the page
  }
}
