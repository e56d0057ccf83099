/** The heart of the table: what is asked, in one sentence; the choices as buttons; preview and confirm. */
import { useSignal } from "@preact/signals";
import { t } from "../core/language";
import { Icon, Mark } from "../core/widgets";
import { Choices } from "./Choices";
import { CommandLine } from "./CommandLine";
import type { Live } from "./live";

export function Bar({ live, openEnd }: { live: Live; openEnd: () => void }) {
  const typing = useSignal(false);
  const over = live.table.value?.phase === "over";
  const mine = live.myTurn.value;
  return (
    <section class={`bar ${mine ? "my-turn" : ""}`} aria-label={t("what-is-asked")}>
      <div class="asked">
        {live.turn.value !== null && <Mark seat={live.turn.value} />}
        <p class="sentence" aria-live="polite">{sentence(live)}</p>
        {live.message.value?.thinking && <span class="thinking" aria-hidden="true"><i /><i /><i /></span>}
        {mine && !live.hint.value && (
          <button class="button quiet small-button" onClick={() => live.askHint()}>{t("hint")}</button>
        )}
        {mine && (
          <button class="button quiet icon small-button wide-only" aria-label={t("command-line")} title={t("command-line")}
            aria-pressed={typing.value} onClick={() => (typing.value = !typing.value)}>
            <code>›_</code>
          </button>
        )}
      </div>
      {over && <button class="button primary" onClick={openEnd}>{t("score-sheet")}</button>}
      {mine && <Choices live={live} />}
      {mine && typing.value && <CommandLine live={live} />}
      {live.hint.value && <Hint live={live} />}
    </section>
  );
}

function sentence(live: Live): string {
  const message = live.message.value;
  const view = live.view.value;
  const words = live.words.value;
  if (live.table.value?.phase === "over") return t("game-over");
  if (!message || message.turn === null) return t("luck-speaks");
  return words.decision(message.decision, view?.asked ?? {}, message.turn);
}

function Hint({ live }: { live: Live }) {
  const best = live.hint.value?.[0];
  if (!best) return null;
  return (
    <p class="hint small">
      <Icon name="bot" />
      {t("hint-says", { choice: live.words.value.action(best.record) })}
    </p>
  );
}
