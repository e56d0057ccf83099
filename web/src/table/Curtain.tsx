/** Hot seat: the device is passed on before the next player's things are shown. */
import { t } from "../core/language";
import { Mark } from "../core/widgets";
import type { Live } from "./live";

export function Curtain({ live }: { live: Live }) {
  const seat = live.turn.value ?? 0;
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={t("pass-device")}>
      <div class="curtain-card">
        <h2>
          <Mark seat={seat} /> {live.names.value[seat]}
        </h2>
        <p>{t("pass-device")}</p>
        <button class="button primary" autofocus onClick={() => (live.curtain.value = false)}>
          {t("i-am-here")}
        </button>
      </div>
    </div>
  );
}
