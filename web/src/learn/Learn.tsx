/** The lessons of a title, and one of them being taken. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, ApiError, get } from "../core/api";
import { faultText } from "../core/faults";
import { loadTitle, ready, t, wordsOf } from "../core/language";
import { isDone, learned, left } from "../core/progress";
import { Icon } from "../core/widgets";
import { firstGame } from "./firstGame";
import { Lesson } from "./Lesson";
import "./learn.css";
import type { LessonAbout as About } from "./wire";
import { lessonWords } from "./words";

export function LearnPage({ game, lesson }: { game: string; lesson: string | null }) {
  const lessons = useSignal<About[] | null>(null);
  const wrong = useSignal("");
  useEffect(() => {
    void loadTitle(game);
    get<{ lessons: About[] }>(`/games/${game}/lessons`).then(
      (found) => (lessons.value = found.lessons),
      (error: unknown) => (wrong.value = error instanceof ApiError ? error.code : "error"),
    );
  }, [game]);
  if (wrong.value) return <Wrong code={wrong.value} />;
  if (!lessons.value || !lessonWords(game) || !ready(game))
    return <p class="wait">{t("loading")}</p>;
  const ids = lessons.value.map((l) => l.id);
  if (lesson !== null && ids.includes(lesson))
    return <Lesson game={game} lesson={lesson} lessons={ids} />;
  return <Course game={game} lessons={lessons.value} />;
}

function Wrong({ code }: { code: string }) {
  return (
    <main class="wait">
      <p>{t("error", { detail: faultText(code) })}</p>
      <a class="button" href="#/">
        {t("to-lobby")}
      </a>
    </main>
  );
}

function Course({ game, lessons }: { game: string; lessons: About[] }) {
  const name = wordsOf(game).say("title");
  const next = lessons.find((l) => !isDone(game, l.id)) ?? lessons[0];
  const begun = lessons.some((l) => isDone(game, l.id) || left(game, l.id).step > 0);
  const all = learned(game);
  return (
    <main class="page learn">
      <header class="page-head">
        <a class="button quiet icon" href="#/" aria-label={t("to-lobby")}>
          <Icon name="home" />
        </a>
        <h1>{t("learn-title", { game: name })}</h1>
      </header>
      <ShippedLine game={game} />
      <p>{all ? t("learn-all-done", { game: name }) : t("learn-intro")}</p>
      <p class="row">
        {next && (
          <a class="button primary" href={`#/learn/${game}/${next.id}`}>
            <Icon name="play" />
            {t(all ? "learn-again" : begun ? "learn-continue" : "learn-begin")}
          </a>
        )}
        <button class="button" onClick={() => void firstGame(game)}>
          <Icon name="eye" />
          {t("coach-first")}
        </button>
        <a class="button" href={`#/howto/${game}`}>
          {t("howto")}
        </a>
        <a class="button" href={`#/things/${game}`}>
          {t("things")}
        </a>
        <a class="button" href={`#/rules/${game}`}>
          {t("rules")}
        </a>
      </p>
      <h2>{t("learn-lessons")}</h2>
      <p class="soft small learn-keys">{t("learn-keys")}</p>
      <ol class="lesson-list">
        {lessons.map((l) => (
          <li key={l.id}>
            <LessonLink game={game} about={l} />
          </li>
        ))}
      </ol>
    </main>
  );
}

/** Where another set is the usual one, lessons still play on the shipped one. */
function ShippedLine({ game }: { game: string }) {
  const own = useSignal(false);
  useEffect(() => {
    const differs = (words: Record<string, string>) => Object.values(words).some(Boolean);
    api.games().then(
      ({ games }) => (own.value = games.some((g) => g.id === game && differs(g.words))),
      () => undefined,
    );
  }, [game]);
  return own.value ? <p class="small soft">{t("learn-shipped")}</p> : null;
}

function LessonLink({ game, about }: { game: string; about: About }) {
  const words = lessonWords(game);
  const done = isDone(game, about.id);
  return (
    <a class={`lesson-link panel ${done ? "done" : ""}`} href={`#/learn/${game}/${about.id}`}>
      <b>{words?.say(`lesson-${about.id}`)}</b>
      <span class="soft small">{words?.say(`lesson-${about.id}.blurb`)}</span>
      <span class="soft small">{t("learn-steps", { n: about.steps })}</span>
      {done && <span class="tick small">✓ {t("learn-done")}</span>}
    </a>
  );
}
