/** A puzzle on the real board: one choice, then right, as good or wrong, and why. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { get } from "../core/api";
import { failed } from "../core/faults";
import { t } from "../core/language";
import { go } from "../core/router";
import { sure } from "../core/sure";
import { Dialog, Icon } from "../core/widgets";
import { loadBoard } from "../games";
import type { Title } from "../games/title";
import { BoardBox } from "../table/BoardBox";
import { Choices } from "../table/Choices";
import { depart } from "../table/flights";
import { Chips, Players } from "../table/Players";
import { CLASSES, isSmall, useLayout } from "../table/useLayout";
import { Explanation } from "./Explanation";
import { Marks, Wrong } from "./Puzzles";
import { Solving } from "./solving";
import type { Puzzles, PuzzleTried } from "./wire";

export function Solve({ game, id }: { game: string; id: string }) {
  const solving = useMemo(() => new Solving(game, id), [game, id]);
  const { live } = solving;
  const player = useSignal<number | null>(null);
  const layout = useLayout();
  useEffect(() => () => live.close(), [live]);
  useEffect(() => void loadBoard(game).then((loaded) => (live.drawing.value = loaded)), [game]);
  useLayoutEffect(
    () => depart(live.log.value.findLast((s) => s.by >= 0)?.by ?? null),
    [live.message.value],
  );
  const title = live.drawing.value;
  if (solving.wrong.value) return <Wrong code={solving.wrong.value} />;
  const about = solving.about.value;
  if (!title || !about || !live.view.value || !live.facts.value)
    return <p class="wait">{t("loading")}</p>;
  const show = (seat: number) => (player.value = seat);
  return (
    <div
      class={`table-page study-try puzzle ${CLASSES[layout]} ${solving.answer.value ? "answered" : ""}`}
      data-game={game}
      data-puzzle={id}
    >
      <Head solving={solving} />
      <main class="table-main">
        <BoardBox live={live} title={title} layout={layout} />
        {isSmall(layout) ? (
          <Chips live={live} title={title} show={show} />
        ) : (
          <aside class="side" aria-label={t("players")}>
            <Players live={live} title={title} show={show} />
            <Why solving={solving} />
          </aside>
        )}
        <Verdict solving={solving} small={isSmall(layout)} />
        <Mine solving={solving} title={title} seat={about.seat} />
      </main>
      {player.value !== null && (
        <Dialog title={live.names.value[player.value]} wide onClose={() => (player.value = null)}>
          <title.Area {...areaOf(solving)} seat={player.value} />
        </Dialog>
      )}
    </div>
  );
}

function areaOf({ live }: Solving) {
  return {
    view: sure(live.view.value),
    facts: sure(live.facts.value),
    words: live.words.value,
    names: live.names.value,
    me: live.me.value,
    picking: live.picking.value,
  };
}

function Mine({ solving, title, seat }: { solving: Solving; title: Title; seat: number }) {
  const Shown = title.Strip ?? title.Area;
  return (
    <section class="mine" data-place={`seat-${seat}`} aria-label={t("you")}>
      <Shown {...areaOf(solving)} seat={seat} />
    </section>
  );
}

function Head({ solving }: { solving: Solving }) {
  const about = sure(solving.about.value);
  return (
    <header class="table-head">
      <a class="button quiet icon" href={`#/puzzles/${solving.game}`} aria-label={t("puzzles-all")}>
        <Icon name="close" />
      </a>
      <div class="head-text">
        <h1>{t(about.day ? "puzzle-of-day" : "puzzle")}</h1>
        <span class="status soft">
          {t("puzzle-rated", { n: about.rating })}
          {about.tried && !solving.answer.value?.counted && ` · ${t("puzzle-tried")}`}
        </span>
      </div>
    </header>
  );
}

/** The reasons and the marks: beside the board where there is room, else below the verdict. */
function Why({ solving }: { solving: Solving }) {
  const answer = solving.answer.value;
  if (!answer?.solution) return null;
  return (
    <div class="puzzle-told">
      <Explanation solution={answer.solution} words={solving.live.words.value} />
      {answer.marks && <Marks marks={answer.marks} />}
    </div>
  );
}

function Verdict({ solving, small }: { solving: Solving; small: boolean }) {
  const answer = solving.answer.value;
  const live = solving.live;
  return (
    <section
      class={`bar study-bar puzzle-bar ${answer ? "" : "my-turn"}`}
      aria-label={t("learn-what-now")}
      data-verdict={answer?.kind ?? "open"}
      key={answer ? "told" : "asked"}
    >
      <p class="sentence" role="status">
        {answer ? said(answer) : `${t("puzzle-ask")} ${asked(solving)}`}
      </p>
      {!answer && <Choices live={live} />}
      {answer && <Next solving={solving} answer={answer} />}
      {small && <Why solving={solving} />}
    </section>
  );
}

function asked({ live }: Solving): string {
  const message = live.message.value;
  if (message?.turn == null) return "";
  return live.words.value.decision(message.decision, live.view.value?.asked ?? {}, message.turn);
}

function said(answer: PuzzleTried): string {
  if (answer.kind === "right") return t("puzzle-right");
  if (answer.kind === "as_good") return t("puzzle-as-good");
  return t(answer.exact ? "puzzle-wrong" : "puzzle-wrong-least", { n: answer.loss });
}

function Next({ solving, answer }: { solving: Solving; answer: PuzzleTried }) {
  const { game } = solving;
  const next = async () => {
    try {
      const found = await get<Puzzles>(`/games/${game}/puzzles`);
      go(found.next ? `/puzzles/${game}/${found.next}` : `/puzzles/${game}`);
    } catch (error) {
      failed(error);
    }
  };
  return (
    <div class="row">
      <button class="button primary next" onClick={() => void next()}>
        {t("puzzle-next")}
      </button>
      {answer.kind === "wrong" && (
        <button class="button again" onClick={() => solving.again()}>
          {t("puzzle-again")}
        </button>
      )}
      {answer.kind !== "right" && (
        <button
          class="button compare"
          aria-pressed={solving.better.value}
          onClick={() => void solving.compare()}
        >
          {t(solving.better.value ? "puzzle-show-own" : "puzzle-show-best")}
        </button>
      )}
    </div>
  );
}
