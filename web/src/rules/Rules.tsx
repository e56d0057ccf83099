/** The numbered rules of a title, searchable, as a panel at the table and as a page. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../core/api";
import { rulesOf, source } from "../core/source";
import { SourceLine } from "../core/SourceLine";
import { t, wordsOf } from "../core/language";
import { lang } from "../core/settings";
import { honestOf } from "../core/honest";
import type { GameInfo } from "../core/types";
import { Dialog, Icon } from "../core/widgets";
import { lessonWords } from "../learn/words";
import { sorted } from "./plain";
import { blocks, hits, inline, type Block } from "./markdown";
import { Linked, Rule } from "./RuleLine";
import { sure } from "../core/sure";

type DialogProps = { game: string; onClose: () => void };

export function RulesDialog({ game, onClose }: DialogProps) {
  return (
    <Dialog title={t("rules-of", { game: wordsOf(game).say("title") })} wide onClose={onClose}>
      <Rules game={game} />
    </Dialog>
  );
}

export function RulesPage({ game, rule }: { game: string; rule: string | null }) {
  return (
    <main class="page">
      <header class="page-head">
        <a class="button quiet icon" href="#/" aria-label={t("to-lobby")}>
          <Icon name="home" />
        </a>
        <h1>{t("rules-of", { game: wordsOf(game).say("title") })}</h1>
        <span class="grow" />
        <a class="button" href={`#/learn/${game}`}>
          {t("learn")}
        </a>
        <a class="button" href={`#/things/${game}`}>
          {t("things")}
        </a>
        <a class="button" href={`#/score/${game}`}>
          {t("calculator")}
        </a>
      </header>
      <SourceLine game={game} />
      <RulesHonest game={game} />
      <div class="rules-page">
        <Rules game={game} at={rule} />
        <Contents game={game} />
      </div>
    </main>
  );
}

function RulesHonest({ game }: { game: string }) {
  const about = useSignal<GameInfo | null>(null);
  useEffect(() => {
    api.games().then(
      (answer) => (about.value = answer.games.find((g) => g.id === game) ?? null),
      () => undefined,
    );
  }, [game]);
  return honestOf(about.value);
}

function Rules({ game, at = null }: { game: string; at?: string | null }) {
  const text = useSignal<Block[] | null>(null);
  const failed = useSignal(false);
  const search = useSignal("");
  useEffect(() => {
    let current = true; // until another game or language is asked for
    failed.value = false;
    rulesOf(game, lang.value).then(
      (answer) => current && (text.value = blocks(answer.markdown)),
      () => current && (failed.value = true),
    );
    return () => void (current = false);
  }, [game, lang.value, source.value]);
  const wanted = search.value.trim();
  const names = { words: wordsOf(game), own: lessonWords(game) };
  const all = text.value ? sorted(text.value, names) : { rules: [], exact: [] };
  useEffect(() => {
    if (at && text.value) document.getElementById(at)?.scrollIntoView({ block: "center" });
  }, [at, text.value, names.own, names.words]);
  const shown = wanted ? hits(all.rules, wanted) : all.rules;
  const exact = wanted ? hits(all.exact, wanted) : all.exact;
  const count = [...shown, ...exact].filter((b) => b.kind !== "heading").length;
  return (
    <div class="rules">
      <input
        class="field rules-search"
        type="search"
        placeholder={t("search-rules")}
        aria-label={t("search-rules")}
        value={search.value}
        onInput={(e) => (search.value = e.currentTarget.value)}
      />
      {failed.value && <p class="soft">{t("no-rules")}</p>}
      {!failed.value && !text.value && (
        <p class="soft" role="status">
          {t("loading")}
        </p>
      )}
      {text.value && wanted && (
        <p class="tiny soft" role="status">
          {t("found", { n: count })}
        </p>
      )}
      {shown.map((block) => (
        <Part game={game} block={block} at={at} />
      ))}
      {exact.length > 0 && (
        <details
          class="exact"
          open={!!wanted || exact.some((b) => !!at && b.text.includes(`**${at}**`))}
        >
          <summary>{t("rules-exact")}</summary>
          {exact.map((block) => (
            <Part game={game} block={block} at={at} />
          ))}
        </details>
      )}
    </div>
  );
}

/** The chapters, beside the text. */
function Contents({ game }: { game: string }) {
  const chapters = useSignal<string[]>([]);
  useEffect(() => {
    const read = () =>
      (chapters.value = [...document.querySelectorAll(".rules h3")].map(
        (h) => h.textContent ?? "",
      ));
    const seen = new MutationObserver(read);
    seen.observe(sure(document.querySelector(".rules")), {
      childList: true,
      subtree: true,
      characterData: true, // another language
    });
    read();
    return () => seen.disconnect();
  }, [game]);
  const show = (k: number) =>
    document.querySelectorAll(".rules h3")[k]?.scrollIntoView({ behavior: "smooth" });
  return (
    <nav class="contents" aria-label={t("contents")}>
      {chapters.value.map((chapter, k) => (
        <button onClick={() => show(k)}>{chapter}</button>
      ))}
    </nav>
  );
}

type PartProps = { game: string; block: Block; at: string | null };

function Part({ game, block, at }: PartProps) {
  if (block.kind === "heading") {
    const Tag = block.level <= 1 ? "h2" : block.level === 2 ? "h3" : "h4";
    return <Tag>{inline(block.text)}</Tag>;
  }
  if (block.kind === "table") {
    return (
      <div class="sheet-scroll" tabIndex={0}>
        <table class="sheet">
          {block.rows.map((row, k) => (
            <tr>
              {row.map((cell) => (k === 0 ? <th>{inline(cell)}</th> : <td>{inline(cell)}</td>))}
            </tr>
          ))}
        </table>
      </div>
    );
  }
  if (block.kind === "item") return <Rule game={game} text={block.text} lit={at} links />;
  return (
    <p>
      <Linked game={game} text={block.text} />
    </p>
  );
}
