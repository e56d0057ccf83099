/** "Try again from here": the turn on the real board, and what the search says to it. */
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { t } from "../core/language";
import { sure } from "../core/sure";
import { Icon } from "../core/widgets";
import { loadBoard } from "../games";
import { BoardBox } from "../table/BoardBox";
import { Choices } from "../table/Choices";
import { depart } from "../table/flights";
import { CLASSES, isSmall, useLayout } from "../table/useLayout";
import { Players } from "../table/Players";
import { amount, type Studying } from "./studying";
import { Attempts } from "./trying";

type Props = { studying: Studying; game: string; names: string[]; n: number };

export function Trying({ studying, game, names, n }: Props) {
  const key = sure(studying.state.value).key;
  const attempts = useMemo(() => new Attempts(key, game, names, n), [key, n]);
  const { live } = attempts;
  const layout = useLayout();
  useEffect(() => () => live.close(), [live]);
  useEffect(() => void loadBoard(game).then((loaded) => (live.drawing.value = loaded)), [game]);
  useLayoutEffect(
    () => depart(live.log.value.findLast((s) => s.by >= 0)?.by ?? null),
    [live.message.value],
  );
  const title = live.drawing.value;
  const now = attempts.now.value;
  if (!title || !now || !live.view.value || !live.facts.value)
    return <p class="wait">{t("loading")}</p>;
  const Strip = title.Strip ?? title.Area;
  const area = {
    view: live.view.value,
    facts: live.facts.value,
    words: live.words.value,
    names: live.names.value,
    me: live.me.value,
    picking: live.picking.value,
  };
  return (
    <div
      class={`table-page study-try ${CLASSES[layout]}`}
      data-game={game}
      data-tries={now.lines.length}
    >
      <header class="table-head">
        <button
          class="button quiet icon"
          aria-label={t("study-all")}
          onClick={() => (studying.shown.value = { what: "all" })}
        >
          <Icon name="close" />
        </button>
        <div class="head-text">
          <h1>{t("study-try")}</h1>
          <span class="status soft">{t("study-try-of", { n, player: names[now.seat] })}</span>
        </div>
      </header>
      <main class="table-main">
        <BoardBox live={live} title={title} layout={layout} />
        {!isSmall(layout) && (
          <aside class="side" aria-label={t("players")}>
            <Players live={live} title={title} show={() => undefined} />
          </aside>
        )}
        <Verdict studying={studying} attempts={attempts} />
        <section class="mine" data-place={`seat-${now.seat}`} aria-label={t("you")}>
          <Strip {...area} seat={now.seat} />
        </section>
      </main>
    </div>
  );
}

function Verdict({ studying, attempts }: { studying: Studying; attempts: Attempts }) {
  const now = sure(attempts.now.value);
  const body = sure(studying.body.value);
  const turn = body.decisions.find((d) => d.n === attempts.n);
  const words = attempts.live.words.value;
  const loss = { loss: amount(body, now.loss), error: amount(body, now.error) };
  const best = turn?.better.map((step) => words.action(step.record)).join(" · ") ?? "";
  return (
    <section
      class={`bar study-bar ${now.done ? "" : "my-turn"}`}
      aria-label={t("learn-what-now")}
      data-verdict={now.done ? (now.passes ? "right" : "wrong") : "open"}
    >
      <p class="sentence" role="status">
        {!now.done && t("study-try-ask")}
        {now.done && now.passes && t("study-try-right")}
        {now.done && !now.passes && t("study-try-wrong", loss)}
      </p>
      {!now.done && <Choices live={attempts.live} />}
      <div class="row">
        {now.lines.length > 0 && (
          <button class="button" onClick={() => void attempts.again()}>
            {t("study-try-again")}
          </button>
        )}
        {!now.passes && (
          <details class="study-answer">
            <summary>{t("study-answer")}</summary>
            <p>{best}</p>
          </details>
        )}
        <button
          class={`button ${now.passes ? "primary" : "quiet"}`}
          onClick={() => (studying.shown.value = { what: "all" })}
        >
          {t("study-all")}
        </button>
      </div>
    </section>
  );
}
