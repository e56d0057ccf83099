/** What is open of the book of things and of the rules, over whatever page is shown. */
import { signal } from "@preact/signals";

export type Opened = { game: string; kind: "thing" | "rule" | "deed"; id: string };

/** The way through the book: the last is shown, the others are behind it. */
export const trail = signal<Opened[]>([]);

function open(opened: Opened): void {
  trail.value = [...trail.value, opened];
}

export function openThing(game: string, id: string): void {
  open({ game, kind: "thing", id });
}

/** What somebody did: all things that it was about. */
export function openDeed(game: string, things: string[]): void {
  open({ game, kind: "deed", id: things.join(" ") });
}

export function openRule(game: string, id: string): void {
  open({ game, kind: "rule", id });
}

export function stepBack(): void {
  trail.value = trail.value.slice(0, -1);
}

export function closeBook(): void {
  trail.value = [];
}
