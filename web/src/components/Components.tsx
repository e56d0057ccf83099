/** The editor of a set of components: the owner of the box types in what is printed. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { api } from "../core/api";
import { failed, faultText } from "../core/faults";
import { loadTitle, t, wordsOf } from "../core/language";
import { go } from "../core/router";
import { level, myName } from "../core/settings";
import type { Words } from "../core/words";
import { Icon, notify } from "../core/widgets";
import "./components.css";
import { DistrictCards } from "./DistrictCards";
import { childrenOf, Entry, Field, isOpen, labelOf } from "./Field";
import { HexPainter } from "./HexPainter";
import { at, isFields } from "./paths";
import { Preview } from "./Preview";
import { Shelf } from "./shelf";
import { tabsOf } from "./tabs";
import { Tokens } from "./Tokens";

export function ComponentsPage({ game, id }: { game: string; id: string | null }) {
  const shelf = useMemo(() => new Shelf(game, id), [game]);
  const tab = useSignal(0);
  const box = useRef<HTMLElement>(null);
  useEffect(() => void loadTitle(game), [game]);
  const words = wordsOf(game);
  if (shelf.wrong.value)
    return <p class="wait">{t("error", { detail: faultText(shelf.wrong.value) })}</p>;
  const facts = shelf.facts.value;
  if (!facts || !words.has("title")) return <p class="wait">{t("loading")}</p>;
  const open = Object.keys(facts).filter((block) => isOpen(shelf, block));
  const tabs = tabsOf(game, open);
  const next = () => {
    const goTo = nextStandIn(
      shelf,
      tabs.map((x) => x.blocks),
      tab.value,
      box.current,
    );
    if (goTo === null) notify(t("set-all-replaced"));
    else if (goTo !== tab.value) {
      tab.value = goTo;
      setTimeout(() => focusFirst(box.current), 50);
    }
  };
  return (
    <main class="page components" ref={box} onKeyDown={(e) => keys(e, shelf, next)}>
      <Head shelf={shelf} words={words} next={next} />
      <nav class="row tabs" role="tablist" aria-label={t("components")}>
        {tabs.map((x, k) => (
          <button
            role="tab"
            class="button"
            aria-selected={k === tab.value}
            onClick={() => (tab.value = k)}
          >
            {t(`tab-${x.id}`)}
            <Left shelf={shelf} blocks={x.blocks} />
          </button>
        ))}
      </nav>
      <div class="set-beside">
        <div role="tabpanel">
          {tabs[tab.value].blocks.map((block) => (
            <Block shelf={shelf} words={words} block={block} key={block} />
          ))}
        </div>
        <Preview shelf={shelf} />
      </div>
    </main>
  );
}

function Left({ shelf, blocks }: { shelf: Shelf; blocks: string[] }) {
  const parts = Object.entries(shelf.said.value?.parts ?? {});
  const n = parts.filter(([p, o]) => o === "designed" && blocks.includes(p.split(".")[0])).length;
  return n ? <span class="count">{n}</span> : null;
}

function Block({ shelf, words, block }: { shelf: Shelf; words: Words; block: string }) {
  if (block === "district_cards") return <DistrictCards shelf={shelf} words={words} />;
  if (block === "map") return <HexPainter shelf={shelf} words={words} />;
  if (block === "booty" || block === "bonus")
    return <Tokens shelf={shelf} words={words} block={block} />;
  const form = shelf.form(block);
  if (!form) return null;
  return (
    <section class="block">
      <h2>{labelOf(block)}</h2>
      {faultsAt(shelf, block).map((why) => (
        <p class="tiny warning" role="alert">
          {why}
        </p>
      ))}
      {childrenOf(shelf, block, form).map((where) => (
        <Lines shelf={shelf} words={words} where={where} key={where} />
      ))}
    </section>
  );
}

/** A field of a block; a list of entries as cards side by side. */
function Lines({ shelf, words, where }: { shelf: Shelf; words: Words; where: string }) {
  const value = at(shelf.facts.value ?? {}, where);
  const form = shelf.form(where);
  const entries =
    form?.kind === "list" && form.key && Array.isArray(value) && value.every(isFields);
  if (!entries) return <Field shelf={shelf} words={words} where={where} />;
  return (
    <>
      {faultsAt(shelf, where).map((why) => (
        <p class="tiny warning" role="alert">
          {why}
        </p>
      ))}
      <div class="entry-grid">
        {childrenOf(shelf, where, form)
          .filter((child) => isOpen(shelf, child))
          .map((child) => (
            <Entry shelf={shelf} words={words} where={child} key={child} />
          ))}
      </div>
    </>
  );
}

function faultsAt(shelf: Shelf, where: string): string[] {
  return (shelf.said.value?.faults ?? []).filter((f) => f.where === where).map((f) => f.why);
}

// -- the head: name, progress, what can be done with the set

function Head({ shelf, words, next }: { shelf: Shelf; words: Words; next: () => void }) {
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
        {said && said.stand_ins > 0 && (
          <span class="progress" role="status">
            <meter min={0} max={said.stand_ins} value={said.replaced} />
            {t("set-progress", { n: said.replaced, all: said.stand_ins })}
            <button class="button" onClick={next}>
              {t("set-next")}
            </button>
          </span>
        )}
        <span class={faults ? "warning" : "soft small"} role="status">
          {shelf.waiting.value
            ? t("set-checking")
            : faults
              ? t("set-faults", { n: faults })
              : t("set-sound", { digest: (said?.digest ?? "").slice(0, 4) })}
        </span>
      </div>
      {faults > 0 && !shelf.waiting.value && (
        <ul class="tiny faults">
          {said?.faults.slice(0, 6).map((f) => (
            <li>
              <code>{f.where}</code> {f.why}
            </li>
          ))}
        </ul>
      )}
    </>
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

// -- by keyboard

/** Enter goes to the next field, N to the next stand-in, C confirms the part, Ctrl+Z takes back. */
function keys(e: KeyboardEvent, shelf: Shelf, next: () => void): void {
  const target = e.target as HTMLElement;
  const typing = target instanceof HTMLInputElement && target.type !== "number";
  if ((e.ctrlKey || e.metaKey) && e.key === "z") shelf.undo();
  else if (typing || e.ctrlKey || e.metaKey || e.altKey) return;
  else if (e.key === "Enter" && target instanceof HTMLInputElement) step(target);
  else if (e.key === "n") next();
  else if (e.key === "c")
    target
      .closest(".part, .entry, .district")
      ?.querySelector<HTMLElement>(".confirm-part")
      ?.click();
  else return;
  e.preventDefault();
}

function step(from: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLElement>(".components [role=tabpanel] input")];
  all[all.indexOf(from) + 1]?.focus();
}

/** To the next stand-in after the focus in this tab, or the tab that has one; null: none is left. */
function nextStandIn(
  shelf: Shelf,
  tabs: string[][],
  now: number,
  box: HTMLElement | null,
): number | null {
  const marks = [...(box?.querySelectorAll<HTMLElement>('[data-origin="designed"]') ?? [])];
  const focus = document.activeElement;
  const after = marks.find(
    (m) =>
      focus !== null &&
      focus !== document.body &&
      !m.closest(".part, .district")?.contains(focus) &&
      focus.compareDocumentPosition(m) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const found = after ?? (focusInPanel(box) ? undefined : marks[0]);
  if (found) {
    focusAt(found);
    return now;
  }
  const parts = Object.entries(shelf.said.value?.parts ?? {}).filter(([, o]) => o === "designed");
  if (parts.length === 0) return null;
  const has = (k: number) => parts.some(([p]) => tabs[k].includes(p.split(".")[0]));
  for (let k = 1; k <= tabs.length; k++) {
    const other = (now + k) % tabs.length;
    if (has(other)) {
      if (other === now) focusAt(marks[0]);
      return other;
    }
  }
  return null;
}

const focusInPanel = (box: HTMLElement | null) =>
  box?.querySelector("[role=tabpanel]")?.contains(document.activeElement) ?? false;

function focusFirst(box: HTMLElement | null): void {
  const first = box?.querySelector<HTMLElement>('[data-origin="designed"]');
  if (first) focusAt(first);
}

function focusAt(mark: HTMLElement | undefined): void {
  const part = mark?.closest(".part, .district");
  const field = part?.querySelector<HTMLElement>("input, select, .cell") ?? mark;
  field?.focus();
  part?.scrollIntoView({ block: "center" });
}
