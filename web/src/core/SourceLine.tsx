/** Of which set of components a page tells, and the way back to the usual one. */
import { t } from "./language";
import { source, sourceOf } from "./source";

/** `pictures`: positions of lessons are shown, which are of the shipped set. */
export function SourceLine({ game, pictures }: { game: string; pictures?: boolean }) {
  const from = sourceOf(game);
  if (!from) return null;
  return (
    <p class="small source-line" role="note">
      {t("told-of", { name: from.name || from.own.digest.slice(0, 4) })}{" "}
      {pictures && t("told-pictures")}{" "}
      <button class="button quiet" onClick={() => (source.value = null)}>
        {t("told-usual")}
      </button>
    </p>
  );
}
