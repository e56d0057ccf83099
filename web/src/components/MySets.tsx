/** The sets that this person has typed: each can be opened again, or thrown away. */
import { t } from "../core/language";
import { Sure } from "../core/widgets";
import { NEW, type Shelf } from "./shelf";

const THEIRS = "theirs";

export function MySets({ shelf }: { shelf: Shelf }) {
  const own = shelf.own.value;
  const here = shelf.set.value;
  if (own.length === 0) return null;
  return (
    <span class="row my-sets">
      <select
        class="field"
        aria-label={t("set-which")}
        value={here?.id ?? (shelf.shared.value ? THEIRS : NEW)}
        onChange={(e) => void shelf.show(e.currentTarget.value)}
      >
        {own.map((set) => (
          <option value={set.id} key={set.id}>
            {t("set-named", { name: set.name, digest: set.digest.slice(0, 4) })}
          </option>
        ))}
        {shelf.shared.value && <option value={THEIRS}>{t("set-theirs")}</option>}
        <option value={NEW}>{t("set-begin")}</option>
      </select>
      {here && (
        <Sure
          key={here.id}
          label={t("set-forget")}
          question={t("set-forget-sure", { name: here.name })}
          icon="bin"
          onYes={() => void shelf.remove()}
        />
      )}
    </span>
  );
}
