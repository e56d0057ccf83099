/** The editor of a set of components: the owner of the box types in what is printed. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { faultText } from "../core/faults";
import { loadTitle, ready, t, wordsOf } from "../core/language";
import type { Words } from "../core/words";
import { notify } from "../core/widgets";
import "./components.css";
import { DistrictCards } from "./DistrictCards";
import { childrenOf, Entry, Field, isOpen } from "./Field";
import { HexPainter } from "./HexPainter";
import { labelOf } from "./labels";
import { at, isFields } from "./paths";
import { Preview } from "./Preview";
import { Faults, SetHead } from "./SetHead";
import { Shelf } from "./shelf";
import { tabsOf } from "./tabs";
import { Tokens } from "./Tokens";
import { focusFirst, keys, nextStandIn } from "./typing";

export function ComponentsPage({ game, id }: { game: string; id: string | null }) {
  const shelf = useMemo(() => new Shelf(game, id), [game, id]);
  const tab = useSignal(0);
  const box = useRef<HTMLElement>(null);
  const nowhere = useRef<(e: KeyboardEvent) => unknown>(() => undefined);
  useEffect(() => void loadTitle(game), [game]);
  useEffect(() => {
    const typed = (e: KeyboardEvent) => void nowhere.current(e);
    document.addEventListener("keydown", typed);
    return () => document.removeEventListener("keydown", typed);
  }, []);
  const words = wordsOf(game);
  if (shelf.wrong.value)
    return <p class="wait">{t("error", { detail: faultText(shelf.wrong.value) })}</p>;
  const facts = shelf.facts.value;
  if (!facts || !ready(game)) return <p class="wait">{t("loading")}</p>;
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
  nowhere.current = (e) => e.target === document.body && keys(e, shelf, next);
  return (
    <main class="page components" ref={box} onKeyDown={(e) => keys(e, shelf, next)}>
      <SetHead shelf={shelf} words={words} next={next} />
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
      <p class="tiny soft set-keys">{t("set-keys")}</p>
      <div class="set-beside">
        <div role="tabpanel">
          {tabs[tab.value].blocks.map((block) => (
            <Block shelf={shelf} words={words} block={block} key={block} />
          ))}
        </div>
        <Preview shelf={shelf} />
      </div>
      <Faults shelf={shelf} />
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
    <section class="set-block">
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
