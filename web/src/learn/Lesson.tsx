/** One lesson on the real board: the table's own parts, and a sentence that leads through it. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { t } from "../core/language";
import { isDone } from "../core/progress";
import { sure } from "../core/sure";
import { Dialog, Icon } from "../core/widgets";
import { loadBoard } from "../games";
import type { AreaProps, Title } from "../games/title";
import { BoardBox } from "../table/BoardBox";
import { depart } from "../table/flights";
import { Chips, Players } from "../table/Players";
import { CLASSES, isSmall, useLayout } from "../table/useLayout";
import { LessonBar } from "./LessonBar";
import { hasSheet, LessonSheet } from "./LessonSheet";
import { Pointer } from "./Pointer";
import { Taking } from "./taking";
import { lessonWords } from "./words";

type Props = { game: string; lesson: string; lessons: string[] };

export function Lesson({ game, lesson, lessons }: Props) {
  const taking = useMemo(() => new Taking(game, lesson, lessons), [game, lesson]);
  const { live } = taking;
  const player = useSignal<number | null>(null);
  const layout = useLayout();
  const tall = isSmall(layout);
  useEffect(() => () => live.close(), [live]);
  useEffect(() => void loadBoard(game).then((loaded) => (live.drawing.value = loaded)), [game]);
  useLayoutEffect(
    () => depart(live.log.value.findLast((s) => s.by >= 0)?.by ?? null),
    [live.message.value],
  );
  const title = live.drawing.value;
  const now = taking.now.value;
  if (!title || !now || !live.view.value || !live.facts.value)
    return <p class="wait">{t("loading")}</p>;
  const show = (seat: number) => (player.value = seat);
  const hinted = taking.helped.value > 0 && now.asks && !taking.verdict.value?.say;
  return (
    <div class={`table-page lesson ${CLASSES[layout]}`} data-game={game}>
      <Head taking={taking} />
      <main class="table-main">
        <BoardBox live={live} title={title} layout={layout} />
        {tall ? (
          <Chips live={live} title={title} show={show} />
        ) : (
          <aside class="side" aria-label={t("players")}>
            <Players live={live} title={title} show={show} />
            {layout === "wide" && hasSheet(taking) ? (
              <LessonSheet taking={taking} />
            ) : (
              <Contents taking={taking} />
            )}
          </aside>
        )}
        <LessonBar taking={taking} sheet={layout !== "wide"} />
        <Mine taking={taking} title={title} />
      </main>
      <Pointer
        ids={taking.verdict.value?.say ? [] : now.show}
        best={hinted ? (taking.bestChoice()?.record ?? null) : null}
        open={!now.asks && now.id !== null}
      />
      {player.value !== null && (
        <Dialog title={live.names.value[player.value]} wide onClose={() => (player.value = null)}>
          <title.Area {...areaOf(taking)} seat={player.value} />
        </Dialog>
      )}
    </div>
  );
}

function areaOf({ live }: Taking): Omit<AreaProps, "seat"> {
  return {
    view: sure(live.view.value),
    facts: sure(live.facts.value),
    words: live.words.value,
    names: live.names.value,
    me: live.me.value,
    picking: live.picking.value,
  };
}

function Mine({ taking, title }: { taking: Taking; title: Title }) {
  const seat = taking.now.value?.me ?? 0;
  const Shown = title.Strip ?? title.Area;
  return (
    <section class="mine" data-place={`seat-${seat}`} aria-label={t("you")}>
      <Shown {...areaOf(taking)} seat={seat} />
    </section>
  );
}

function Head({ taking }: { taking: Taking }) {
  const { game, lesson, lessons } = taking;
  const now = sure(taking.now.value);
  const name = lessonWords(game)?.say(`lesson-${lesson}`) ?? "";
  return (
    <header class="table-head">
      <a class="button quiet icon" href={`#/learn/${game}`} aria-label={t("learn-course")}>
        <Icon name="close" />
      </a>
      <div class="head-text">
        <h1>{name}</h1>
        <span class="status soft">
          {t("learn-lesson-n", {
            n: lessons.indexOf(lesson) + 1,
            lesson: taking.live.words.value.say("title"),
          })}
        </span>
      </div>
      <span class="grow" />
      <progress
        class="lesson-progress"
        max={now.steps}
        value={now.step}
        aria-label={t("learn-step-of", { n: Math.min(now.step + 1, now.steps), all: now.steps })}
      />
    </header>
  );
}

/** The other lessons: nothing is locked. */
function Contents({ taking }: { taking: Taking }) {
  const { game, lesson, lessons } = taking;
  const words = lessonWords(game);
  return (
    <nav class="lesson-contents" aria-label={t("learn-lessons")}>
      <h2>{t("learn-lessons")}</h2>
      <ol>
        {lessons.map((id) => (
          <li key={id}>
            <a href={`#/learn/${game}/${id}`} aria-current={id === lesson ? "page" : undefined}>
              {words?.say(`lesson-${id}`)}
              {isDone(game, id) && <span class="tick"> ✓</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
