/** How a table looks with the set that is being typed: the title's own drawing, everything laid out. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t, wordsOf } from "../core/language";
import { Dialog, Icon } from "../core/widgets";
import { loadBoard } from "../games";
import { NO_PICKING, type Title } from "../games/title";
import { ownsView } from "../table/BoardBox";
import { isSmall, useLayout } from "../table/useLayout";
import { Zoom } from "../table/Zoom";
import type { Shelf } from "./shelf";

/** Beside the fields at a desk; one tap away on a phone. */
export function Preview({ shelf }: { shelf: Shelf }) {
  const small = isSmall(useLayout());
  const open = useSignal(false);
  if (!small)
    return (
      <aside class="set-preview" aria-label={t("set-preview")}>
        <h2>{t("set-preview")}</h2>
        <Drawn shelf={shelf} tall={false} />
      </aside>
    );
  return (
    <>
      <button class="button primary show-preview" onClick={() => (open.value = true)}>
        <Icon name="eye" /> {t("set-preview")}
      </button>
      {open.value && (
        <Dialog title={t("set-preview")} wide onClose={() => (open.value = false)}>
          <Drawn shelf={shelf} tall />
        </Dialog>
      )}
    </>
  );
}

function Drawn({ shelf, tall }: { shelf: Shelf; tall: boolean }) {
  const title = useSignal<Title | null>(null);
  useEffect(() => void loadBoard(shelf.game).then((found) => (title.value = found)), [shelf.game]);
  const laid = shelf.laid.value;
  if (!title.value || !laid) return <p class="soft small">{t("loading")}</p>;
  const names = Array.from({ length: laid.view.seats }, (_, k) => t("seat", { n: k + 1 }));
  const words = wordsOf(shelf.game, names, laid);
  const { Board } = title.value;
  const props = { view: laid.view, facts: laid.facts, words, names, me: null, tall };
  const board = <Board {...props} picking={NO_PICKING} last={[]} preview={null} />;
  const old = shelf.said.value?.digest !== laid.digest;
  return (
    <>
      <div class={`board-box ${tall ? "tall" : "wide"}`} data-game={shelf.game}>
        {ownsView(title.value, tall) ? board : <Zoom>{board}</Zoom>}
      </div>
      <p class="tiny soft" role="status">
        {old && !shelf.waiting.value ? t("set-preview-old") : t("set-preview-tip")}
      </p>
    </>
  );
}
