/** What went wrong, in words: the server gives a code, the details are for developers. */
import { ApiError } from "./api";
import { knows, t } from "./language";
import type { Limit } from "./types";
import { notify } from "./widgets";

export function faultText(code: string, limit?: Limit | null): string {
  const special = `error-${code}-${limit?.what ?? ""}`;
  if (limit && knows(special)) return t(special, { wait: span(limit.wait) });
  return knows(`error-${code}`) ? t(`error-${code}`) : "";
}

export function failed(error: unknown): void {
  const detail = error instanceof ApiError ? faultText(error.code, error.limit) : "";
  notify(t("error", { detail }));
}

/** Do something, and say so if it failed. */
export async function act(promise: Promise<unknown>): Promise<void> {
  try {
    await promise;
  } catch (error) {
    failed(error);
  }
}

const UNITS: [name: string, seconds: number][] = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
  ["seconds", 1],
];

/** A span of time in words, rounded up: "2 hours". */
export function span(seconds: number): string {
  const [name, size] = UNITS.find(([, s]) => seconds >= s) ?? UNITS[3];
  return t(`span-${name}`, { n: Math.max(1, Math.ceil(seconds / size)) });
}
