/** The head of the editor: the set's name, how much of it is typed, what can be done with it. */
import { useRef } from "preact/hooks";
import { api } from "../core/api";
import { failed } from "../core/faults";
import { t } from "../core/language";
import { go } from "../core/router";
import { source } from "../core/source";
import { level, myName } from "../core/settings";
import type { Words } from "../core/words";
import { Icon, notify } from "../core/widgets";
import { MySets } from "./MySets";
import type { Shelf } from "./shelf";

const MOST = 4; // faults that are told at once

/** The rules with the numbers and names of this set. */
function read(shelf: Shelf): void {
  const own = shelf.laid.value;
  if (!own) return;
  source.value = { game: shelf.game, name: shelf.name.value, own, changes: own.facts };
  go(`/rules/${shelf.game}`);
}

export function SetHead({ shelf, words, next }: { shelf: Shelf; words: Words; next: () => void }) {
  const said = shelf.said.value;
  const file = useRef<HTMLInputElement>(null);
  const faults = said?.faults.length ?? 0;
  return (
    <>
      <header class="page-head">
        <a class="button quiet icon" href="#/" aria-label={t("to-lobby")}>
          <Icon name="home" />
        </a>
        <h1>{t("components-of", { game: words.say("title") })}</h1>
        <span class="grow" />
        <button class="button quiet" disabled={!shelf.can.value} onClick={() => shelf.undo()}>
          <Icon name="undo" />
          <span class="wide-only">{t("undo")}</span>
        </button>
        <button class="button quiet" onClick={() => file.current?.click()}>
          {t("set-import")}
        </button>
        <input
          ref={file}
          type="file"
          accept=".json"
          hidden
          onChange={(e) => {
            const chosen = e.currentTarget.files?.[0];
            if (chosen) void shelf.read(chosen);
          }}
        />
        <button class="button quiet" onClick={() => shelf.write()}>
          {t("set-export")}
        </button>
        <button class="button quiet" onClick={() => void share(shelf)}>
          {t("share")}
        </button>
        <button class="button quiet" disabled={!shelf.laid.value} onClick={() => read(shelf)}>
          {t("rules")}
        </button>
        <button class="button primary" disabled={faults > 0} onClick={() => void play(shelf)}>
          {t("set-play")}
        </button>
      </header>
      <div class="panel set-line">
        <label class="small">
          <span class="soft">{t("set-name")}</span>
          <input
            class="field"
            maxLength={40}
            value={shelf.name.value}
            onChange={(e) => {
              shelf.name.value = e.currentTarget.value;
              void shelf.keep();
            }}
          />
        </label>
        <MySets shelf={shelf} />
        {said && said.stand_ins > 0 && (
          <span class="progress" role="status">
            <meter min={0} max={said.stand_ins} value={said.replaced} />
            {t("set-progress", { n: said.replaced, all: said.stand_ins })}
            <button class="button" onClick={next}>
              {t("set-next")}
            </button>
          </span>
        )}
        <span class={`verdict ${faults ? "warning" : "soft small"}`} role="status">
          {shelf.waiting.value
            ? t("set-checking")
            : faults
              ? t("set-faults", { n: faults })
              : t("set-sound", { digest: (said?.digest ?? "").slice(0, 4) })}
        </span>
      </div>
    </>
  );
}

/** What is wrong, below everything, so that nothing moves under a hand that types or paints. */
export function Faults({ shelf }: { shelf: Shelf }) {
  const faults = shelf.said.value?.faults ?? [];
  if (faults.length === 0) return null;
  return (
    <ul class="tiny faults panel">
      {faults.slice(0, MOST).map((f) => (
        <li>
          <code>{f.where}</code> {f.why}
        </li>
      ))}
    </ul>
  );
}

async function share(shelf: Shelf): Promise<void> {
  if (!shelf.set.value && !(await shelf.keep())) return;
  const link = `${location.origin}/#/components/${shelf.game}/${shelf.set.value?.id}`;
  try {
    await navigator.clipboard.writeText(link);
    notify(t("copied"));
  } catch {
    notify(link);
  }
}

/** A table with this set at once, against the usual bot. */
async function play(shelf: Shelf): Promise<void> {
  if (!(await shelf.keep()) || !shelf.set.value?.sound) return;
  try {
    const seats = [{ who: "me", name: myName.value }, { who: `bot:${level.value || "medium"}` }];
    const table = await api.create({ game: shelf.game, seats, components: shelf.set.value.id });
    go(`/table/${table.id}`);
  } catch (error) {
    failed(error);
  }
}
