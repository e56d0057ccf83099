/** Where a part comes from: the rule book, a published piece, us as a stand-in, or the owner. */
import { t } from "../core/language";
import type { Shelf } from "./shelf";

const WORDS: Record<string, string> = {
  rulebook: "origin-rulebook",
  "published component": "origin-published",
  designed: "origin-stand-in",
  mine: "origin-mine",
};

export function Mark({ shelf, part }: { shelf: Shelf; part: string }) {
  const origin = shelf.said.value?.parts[part];
  if (!origin) return null;
  const sure = ((shelf.facts.value?.confirmed ?? []) as string[]).includes(part);
  return (
    <span class="mark-line">
      <span class={`origin ${WORDS[origin]}`} data-origin={origin} data-part={part}>
        {t(WORDS[origin])}
      </span>
      {origin === "designed" && (
        <button
          type="button"
          class="button quiet tiny confirm-part"
          title={t("set-confirm-tip")}
          onClick={() => shelf.confirm(part, true)}
        >
          {t("set-confirm")}
        </button>
      )}
      {origin === "mine" && (sure || shelf.hasOurs(part)) && (
        <button
          type="button"
          class="button quiet tiny"
          onClick={() => (sure ? shelf.confirm(part, false) : shelf.again(part))}
        >
          {t("set-again")}
        </button>
      )}
    </span>
  );
}
