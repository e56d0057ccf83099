/** What cannot be studied, and why. */
import { faultText } from "../core/faults";
import { t } from "../core/language";
import { WayBack } from "../core/WayBack";

export function Wrong({ code, to }: { code: string; to?: string }) {
  return (
    <main class="wait">
      <p>{code === "conflict" ? t("study-not-over") : t("error", { detail: faultText(code) })}</p>
      {to && <WayBack to={to} />}
      <a class="button" href="#/">
        {t("to-lobby")}
      </a>
    </main>
  );
}
