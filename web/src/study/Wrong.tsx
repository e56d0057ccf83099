/** What cannot be studied, and why. */
import { faultText } from "../core/faults";
import { t } from "../core/language";

export function Wrong({ code }: { code: string }) {
  return (
    <main class="wait">
      <p>{code === "conflict" ? t("study-not-over") : t("error", { detail: faultText(code) })}</p>
      <a class="button" href="#/">
        {t("to-lobby")}
      </a>
    </main>
  );
}
