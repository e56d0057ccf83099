/** Addresses of the page, without a library: the part behind `#`, as a signal. */
import { signal } from "@preact/signals";

function now(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

export const address = signal<string[]>(now());

export function go(to: string): void {
  location.hash = to;
}

/** Change the address without a new entry in the history. */
export function rename(to: string): void {
  history.replaceState(null, "", `#${to}`);
}

export function startRouter(): void {
  addEventListener("hashchange", () => {
    address.value = now();
    scrollTo(0, 0);
  });
}
