/** The book of things as a page: every thing of a title, chapter by chapter, searchable. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { openThing } from "../core/book";
import { otherWords, ready, t, wordsOf } from "../core/language";
import { SourceLine } from "../core/SourceLine";
import { Icon } from "../core/widgets";
import type { Chapter, Thing } from "../learn/wire";
import { lessonWords } from "../learn/words";
import type { Words } from "../core/words";
import { found } from "../rules/markdown";
import { Drawn, thingName } from "./Entry";
import { bookOf, parts, type Book } from "./load";
import "./things.css";

export function ThingsPage({ game, at }: { game: string; at: string | null }) {
  const book = bookOf(game);
  const words = wordsOf(game);
  const own = lessonWords(game);
  const other = otherWords(game);
  const search = useSignal("");
  const here = book !== null && own !== null;
  useEffect(() => {
    if (!here || !at) return;
    if (at.includes("-")) openThing(game, at);
    else document.getElementById(`things-${at}`)?.scrollIntoView();
  }, [at, here]);
  if (!book || !own || !ready(game)) return <p class="wait">{t("loading")}</p>;
  const fits = (chapter: Chapter, thing: Thing) =>
    found(
      [own.say(`things-${chapter.id}`), ...[words, other].map((w) => told(thing, w))].join(" "),
      search.value,
    );
  const chapters = book.things.chapters
    .map((c) => ({ ...c, things: c.things.filter((thing) => fits(c, thing)) }))
    .filter((c) => c.things.length > 0);
  const count = chapters.reduce((n, c) => n + c.things.length, 0);
  return (
    <main class="page things" data-game={game}>
      <header class="page-head">
        <a class="button quiet icon" href="#/" aria-label={t("to-lobby")}>
          <Icon name="home" />
        </a>
        <h1>{t("things-title", { game: words.say("title") })}</h1>
        <span class="grow" />
        <a class="button" href={`#/learn/${game}`}>
          {t("learn")}
        </a>
        <a class="button" href={`#/rules/${game}`}>
          {t("rules")}
        </a>
      </header>
      <SourceLine game={game} />
      <input
        class="field things-search"
        type="search"
        placeholder={t("things-search")}
        aria-label={t("things-search")}
        value={search.value}
        onInput={(e) => (search.value = e.currentTarget.value)}
      />
      <p class="tiny soft" role="status">
        {search.value.trim() && t("found", { n: count })}
      </p>
      {!search.value.trim() && (
        <nav class="things-chapters" aria-label={t("contents")}>
          {chapters.map((c) => (
            <a class="chip-link" key={c.id} href={`#/things/${game}/${c.id}`}>
              {own.say(`things-${c.id}`)}
            </a>
          ))}
        </nav>
      )}
      {chapters.map((c) => (
        <section key={c.id} id={`things-${c.id}`}>
          <h2>{own.say(`things-${c.id}`)}</h2>
          <Shelf game={game} book={book} things={c.things} words={words} />
        </section>
      ))}
    </main>
  );
}

type ShelfProps = { game: string; book: Book; things: Thing[]; words: Words };

function Shelf({ game, book, things, words }: ShelfProps) {
  return (
    <ul class="thing-shelf">
      {things.map((thing) => (
        <li key={thing.id}>
          <button
            class="thing-card panel"
            data-thing={thing.id}
            onClick={() => openThing(game, thing.id)}
          >
            <Drawn book={book} thing={thing} words={words} />
            <b>{thingName(thing.id, words)}</b>
            <span class="small soft">{words.tip(...parts(thing.id))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** All that is said of a thing, in one language. */
function told(thing: Thing, words: Words | null): string {
  return words ? `${words.say(thing.id)} ${words.tip(...parts(thing.id))}` : "";
}
