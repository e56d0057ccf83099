/** A note that is written where it belongs: a button until there is one. */
import { useSignal } from "@preact/signals";
import { t } from "../core/language";

type Props = { text: string; onText: (text: string) => void; onDone?: () => void };

export function Note({ text, onText, onDone }: Props) {
  const open = useSignal(false);
  if (!text && !open.value)
    return (
      <button class="button quiet note-open" onClick={() => (open.value = true)}>
        {t("note-add")}
      </button>
    );
  return (
    <label class="study-note">
      <span class="small soft">{t("note")}</span>
      <textarea
        maxLength={500}
        rows={3}
        value={text}
        onInput={(e) => {
          open.value = true;
          onText(e.currentTarget.value);
        }}
        onChange={onDone}
      />
    </label>
  );
}
