/** The one-line form of an action (`place_workers forest 3`), with completion from the listed choices. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { completions } from "../core/choosing";
import { t } from "../core/language";
import type { Live } from "./live";

export function CommandLine({ live }: { live: Live }) {
  const text = useSignal("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const found = completions(live.choices.value, text.value).slice(0, 40);
  const submit = async (e: Event) => {
    e.preventDefault();
    if (await live.line(text.value.trim())) text.value = "";
  };
  const complete = (e: KeyboardEvent) => {
    const first = found[0];
    if (e.key !== "Tab" || e.shiftKey || !first || first === text.value) return;
    e.preventDefault();
    text.value = common(found);
  };
  return (
    <form class="command" onSubmit={submit}>
      <label class="hidden-text" for="command">
        {t("command-line")}
      </label>
      <input
        id="command"
        ref={field}
        class="field"
        list="lines"
        autocomplete="off"
        spellcheck={false}
        placeholder={found[0] ?? ""}
        value={text.value}
        onInput={(e) => (text.value = e.currentTarget.value)}
        onKeyDown={complete}
      />
      <datalist id="lines">
        {found.map((line) => (
          <option value={line} />
        ))}
      </datalist>
      <button class="button">{t("send")}</button>
    </form>
  );
}

/** What all completions begin with; the first one if that adds nothing. */
function common(lines: string[]): string {
  let start = lines[0];
  for (const line of lines) while (!line.startsWith(start)) start = start.slice(0, -1);
  return start.trimEnd().length > 0 ? start : lines[0];
}
