/** Addresses of the page, without a library: the part behind `#`, as a signal. */
import { signal } from "@preact/signals";

function now(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

export const address = signal<string[]>(now());
let before: string | null = null; // the address of the page that was left last

export function go(to: string): void {
  location.hash = to;
}

/** To the page one came from; whoever opened this one first goes to `to`. */
export function back(to: string): void {
  go(before ?? to);
}

/** The part behind `#`, if it is of another page than what is shown now. */
export function left(old: string, page: string): string | null {
  const to = new URL(old).hash.replace(/^#/, "");
  return to.replace(/^\/?/, "").split("/")[0] === page ? null : to || "/";
}

/** Change the address without a new entry in the history. */
export function rename(to: string): void {
  history.replaceState(null, "", `#${to}`);
}

export function startRouter(): void {
  addEventListener("hashchange", (e) => {
    address.value = now();
    before = left(e.oldURL, address.value[0] ?? "") ?? before;
    scrollTo(0, 0);
  });
}
