/** What went wrong, in words: the server gives a code, the details are for developers. */
import { ApiError } from "./api";
import { knows, t } from "./language";
import { notify } from "./widgets";

export function faultText(code: string): string {
  return knows(`error-${code}`) ? t(`error-${code}`) : "";
}

export function failed(error: unknown): void {
  notify(t("error", { detail: error instanceof ApiError ? faultText(error.code) : "" }));
}
