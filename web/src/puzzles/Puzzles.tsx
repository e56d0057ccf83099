/** The puzzles of a title: that of the day, the next one, and how one does. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError, get } from "../core/api";
import { failed, faultText } from "../core/faults";
import { loadTitle, ready, t, wordsOf } from "../core/language";
import { go } from "../core/router";
import { Icon, notify } from "../core/widgets";
import "../study/study.css";
import "./puzzles.css";
import { Solve } from "./Solve";
import type { PuzzleMarks, Puzzles } from "./wire";

export function PuzzlesPage({ game, id }: { game: string; id: string | null }) {
  useEffect(() => void loadTitle(game), [game]);
  if (!ready(game)) return <p class="wait">{t("loading")}</p>;
  return id ? <Solve game={game} id={id} key={id} /> : <Home game={game} />;
}

/** To a puzzle that was not tried yet, of one theme. */
async function open(game: string, theme: string): Promise<void> {
  try {
    const { next } = await get<Puzzles>(`/games/${game}/puzzles?theme=${theme}`);
    if (next) go(`/puzzles/${game}/${next}`);
    else notify(t("puzzles-all-tried"));
  } catch (error) {
    failed(error);
  }
}

function Home({ game }: { game: string }) {
  const found = useSignal<Puzzles | null>(null);
  const wrong = useSignal("");
  useEffect(() => {
    get<Puzzles>(`/games/${game}/puzzles`).then(
      (answer) => (found.value = answer),
      (error: unknown) => (wrong.value = error instanceof ApiError ? error.code : "error"),
    );
  }, [game]);
  if (wrong.value) return <Wrong code={wrong.value} />;
  const all = found.value;
  if (!all) return <p class="wait">{t("loading")}</p>;
  return (
    <main class="page puzzles">
      <header class="page-head">
        <a class="button quiet icon" href="#/" aria-label={t("to-lobby")}>
          <Icon name="home" />
        </a>
        <h1>{t("puzzles-of", { game: wordsOf(game).say("title") })}</h1>
      </header>
      <p>{t("puzzles-intro", { n: all.count })}</p>
      <section class="panel puzzle-doors">
        <a class="button primary day" href={`#/puzzles/${game}/${all.day}`}>
          <Icon name="play" />
          {t("puzzle-of-day")}
          {all.day_tried && <span class="tick"> ✓</span>}
        </a>
        {all.next ? (
          <a class="button next" href={`#/puzzles/${game}/${all.next}`}>
            {t("puzzle-next")}
          </a>
        ) : (
          <span class="soft">{t("puzzles-all-tried")}</span>
        )}
      </section>
      <section class="panel">
        <h2>{t("puzzle-marks")}</h2>
        <Marks marks={all.marks} />
      </section>
      <section class="panel">
        <h2>{t("puzzle-themes")}</h2>
        <ul class="puzzle-themes">
          {Object.entries(all.themes)
            .sort((a, b) => b[1] - a[1])
            .map(([theme, n]) => (
              <li key={theme}>
                <button class="button small-button" onClick={() => void open(game, theme)}>
                  {t(`puzzle-theme-${theme}`)} <span class="soft">{n}</span>
                </button>
              </li>
            ))}
        </ul>
      </section>
    </main>
  );
}

/** Rating, right ones in a row, days in a row. */
export function Marks({ marks }: { marks: PuzzleMarks }) {
  const told: [string, number | string][] = [
    ["rating", marks.rating],
    ["streak", marks.streak],
    ["best", marks.best],
    ["days", marks.days],
    ["solved", `${marks.solved} / ${marks.tried}`],
  ];
  return (
    <dl class="puzzle-marks">
      {told.map(([key, value]) => (
        <div key={key} data-mark={key}>
          <dt>{t(`puzzle-mark-${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Wrong({ code }: { code: string }) {
  return (
    <main class="wait">
      <p>{code === "not_found" ? t("puzzles-none") : t("error", { detail: faultText(code) })}</p>
      <a class="button" href="#/">
        {t("to-lobby")}
      </a>
    </main>
  );
}
