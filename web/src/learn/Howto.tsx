/** How to play, on one page: four sections, each with the real board as its picture. Printed it is one sheet. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError, get } from "../core/api";
import { faultText } from "../core/faults";
import { loadTitle, ready, t, wordsOf } from "../core/language";
import { lang } from "../core/settings";
import { source, told } from "../core/source";
import { SourceLine } from "../core/SourceLine";
import { Icon } from "../core/widgets";
import { Frames, loadDrawing, type Drawing } from "./Frames";
import "./learn.css";
import type { Howto, Section } from "./wire";
import { lessonWords, spoken } from "./words";

type Parts = { drawing: Drawing; sections: Section[] };

export function HowtoPage({ game }: { game: string }) {
  const parts = useSignal<Parts | null>(null);
  const wrong = useSignal("");
  useEffect(() => {
    void loadTitle(game);
    void loadParts(game).then(
      (loaded) => (parts.value = loaded),
      (error: unknown) => (wrong.value = error instanceof ApiError ? error.code : "error"),
    );
  }, [game, source.value]);
  const words = wordsOf(game);
  if (wrong.value) return <p class="wait">{t("error", { detail: faultText(wrong.value) })}</p>;
  if (!parts.value || !lessonWords(game) || !ready(game)) return <p class="wait">{t("loading")}</p>;
  const { drawing, sections } = parts.value;
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
      <SourceLine game={game} pictures />
      <div class="howto-sections">
        {sections.map((section) => (
          <section key={section.id}>
            <h2>{t(`howto-section-${section.id}`)}</h2>
            <p>{spoken(game, words, section.say)}</p>
            <Frames
              game={game}
              drawing={drawing}
              frames={section.frames}
              show={section.show}
              label={t(`howto-section-${section.id}`)}
            />
          </section>
        ))}
      </div>
    </main>
  );
}

async function loadParts(game: string): Promise<Parts> {
  const [drawing, howto] = await Promise.all([
    loadDrawing(game),
    (await told(game, lang.value))?.howto ?? get<Howto>(`/games/${game}/lessons/howto`),
  ]);
  return { drawing, sections: howto.sections };
}
