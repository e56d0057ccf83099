/** How to play, on one page: four sections, each with the real board as its picture. Printed it is one sheet. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, ApiError, get } from "../core/api";
import { faultText } from "../core/faults";
import { loadTitle, t, wordsOf } from "../core/language";
import { moving } from "../core/settings";
import { Icon } from "../core/widgets";
import { loadBoard } from "../games";
import { NO_PICKING, type BoardProps, type Title } from "../games/title";
import "./learn.css";
import { namesOf } from "./taking";
import type { Howto, Section } from "./wire";
import { lessonWords, spoken } from "./words";

const PACE = 1800;
type Parts = { title: Title; facts: BoardProps["facts"]; sections: Section[] };

export function HowtoPage({ game }: { game: string }) {
  const parts = useSignal<Parts | null>(null);
  const wrong = useSignal("");
  useEffect(() => {
    void loadTitle(game);
    void loadParts(game).then(
      (loaded) => (parts.value = loaded),
      (error: unknown) => (wrong.value = error instanceof ApiError ? error.code : "error"),
    );
  }, [game]);
  const words = wordsOf(game);
  if (wrong.value) return <p class="wait">{t("error", { detail: faultText(wrong.value) })}</p>;
  if (!parts.value || !lessonWords(game) || !words.has("title"))
    return <p class="wait">{t("loading")}</p>;
  const { sections } = parts.value;
  return (
    <main class="page howto" data-game={game}>
      <header class="page-head">
        <a class="button quiet icon" href="#/" aria-label={t("to-lobby")}>
          <Icon name="home" />
        </a>
        <h1>{t("howto-title", { game: words.say("title") })}</h1>
        <span class="grow" />
        <a class="button primary" href={`#/learn/${game}`}>
          {t("learn")}
        </a>
        <a class="button" href={`#/rules/${game}`}>
          {t("rules")}
        </a>
        <button class="button" onClick={() => print()}>
          {t("howto-print")}
        </button>
      </header>
      <div class="howto-sections">
        {sections.map((section) => (
          <section key={section.id}>
            <h2>{t(`howto-section-${section.id}`)}</h2>
            <p>{spoken(game, words, section.say)}</p>
            <Picture game={game} parts={parts.value} section={section} />
          </section>
        ))}
      </div>
    </main>
  );
}

async function loadParts(game: string): Promise<Parts> {
  const [title, facts, howto] = await Promise.all([
    loadBoard(game),
    api.components(game),
    get<Howto>(`/games/${game}/lessons/howto`),
  ]);
  return { title, facts, sections: howto.sections };
}

type PictureProps = { game: string; parts: Parts | null; section: Section };

/** The positions of a section one after the other; where nothing may move, the last one. */
function Picture({ game, parts, section }: PictureProps) {
  const { frames } = section;
  const at = useSignal(frames.length - 1);
  useEffect(() => {
    if (!moving() || frames.length < 2) return;
    const timer = window.setInterval(() => (at.value = (at.value + 1) % frames.length), PACE);
    return () => clearInterval(timer);
  }, [section]);
  const frame = frames[at.value];
  if (!parts) return null;
  const names = namesOf(frame.seats, frame.me);
  return (
    <div class="howto-picture" role="img" aria-label={t(`howto-section-${section.id}`)}>
      <div class="howto-board" inert>
        <parts.title.Board
          view={frame.view}
          facts={parts.facts}
          words={wordsOf(game, names)}
          names={names}
          me={frame.me}
          tall={false}
          picking={NO_PICKING}
          last={frame.steps}
          preview={null}
        />
      </div>
    </div>
  );
}
