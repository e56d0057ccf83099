/** A studied game on the board, step by step, with what the search thinks of every position. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { api, post } from "../core/api";
import { failed } from "../core/faults";
import { t, wordsOf } from "../core/language";
import { go } from "../core/router";
import { level } from "../core/settings";
import { sure } from "../core/sure";
import type { Frame } from "../core/types";
import { Icon, Mark } from "../core/widgets";
import { NO_PICKING } from "../games/title";
import { told } from "../replay/Walk";
import type { Reel } from "../replay/reel";
import { Walker } from "../replay/Walker";
import { ownsView } from "../table/BoardBox";
import { depart } from "../table/flights";
import { CLASSES, isSmall, useLayout } from "../table/useLayout";
import { Zoom } from "../table/Zoom";
import { Chances } from "./Chances";
import { Note } from "./Note";
import { amount, chancesAt, turnAt, type Studying } from "./studying";
import { TurnCard } from "./TurnCard";
import type { JudgedTurn, StudyTried } from "./wire";

type Props = { studying: Studying; reel: Reel; names: string[] };

export function Stepping({ studying, reel, names }: Props) {
  const layout = useLayout();
  const tall = isSmall(layout);
  const body = sure(studying.body.value);
  const frame = sure(reel.frame.value);
  const drawing = sure(reel.title.value);
  const better = useSignal<StudyTried | null>(null);
  const turn = turnAt(body, frame.step);
  useKeys(reel);
  useEffect(() => void (better.value = null), [frame.step]);
  useLayoutEffect(() => depart(frame.by !== null && frame.by >= 0 ? frame.by : null), [frame]);
  const words = wordsOf(body.game, names);
  const view = better.value?.position.view ?? frame.view;
  const props = {
    view,
    facts: sure(reel.facts.value),
    words,
    names,
    me: reel.seat.value,
    picking: NO_PICKING,
  };
  const last = better.value?.position.steps ?? [stepOf(frame)];
  const shape = { tall, low: layout === "low" };
  const board = <drawing.Board {...props} {...shape} last={last} preview={null} />;
  const Strip = drawing.Strip ?? drawing.Area;
  const seat = turn?.seat ?? reel.seat.value ?? Math.max(0, view.to_move ?? 0);
  const report = (
    <>
      <Chance studying={studying} names={names} step={frame.step} />
      {turn ? (
        <Judged studying={studying} turn={turn} names={names} better={better} game={body.game} />
      ) : (
        <p class="small soft">{t("study-nothing-here")}</p>
      )}
      <StepNote studying={studying} step={frame.step} />
    </>
  );
  const onward = <Onward studying={studying} reel={reel} names={names} turn={turn} />;
  return (
    <div class={`table-page replay study-board ${CLASSES[layout]}`} data-game={body.game}>
      <Head studying={studying} reel={reel}>
        {!tall && onward}
      </Head>
      <main class="table-main">
        <section class="board-box" aria-label={t("board")}>
          {ownsView(drawing, tall) ? board : <Zoom>{board}</Zoom>}
        </section>
        {!tall && (
          <aside class="side study-side" aria-label={t("study")}>
            <Chances body={body} names={names} at={frame.step} onStep={(n) => reel.move(n)} />
            {report}
          </aside>
        )}
        <section class="bar" aria-label={t("replay")}>
          <p class="sentence" aria-live="polite">
            {frame.by !== null && frame.by >= 0 && <Mark seat={frame.by} />} {told(frame, words)}
          </p>
          <Walker reel={reel} names={names} />
          {tall && (
            <div class="study-below">
              {report}
              <div class="row">{onward}</div>
            </div>
          )}
        </section>
        <section class="mine" tabIndex={0} data-place={`seat-${seat}`}>
          <Strip {...props} seat={seat} />
        </section>
      </main>
    </div>
  );
}

/** What one has to say about this step; kept when it is left. */
function StepNote({ studying, step }: { studying: Studying; step: number }) {
  const noting = studying.noting.value;
  if (!noting) return null;
  return (
    <Note
      key={step}
      text={noting.notes.value[String(step)] ?? ""}
      onText={(text) => noting.write(step, text)}
      onDone={() => void noting.keep()}
    />
  );
}

function stepOf(frame: Frame) {
  return { n: frame.step, by: frame.by ?? -1, record: frame.record, events: frame.events };
}

function useKeys(reel: Reel): void {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if ((e.target as HTMLElement).matches("input, select, textarea")) return;
      if (e.key === "ArrowRight") reel.move(reel.at.value + 1);
      if (e.key === "ArrowLeft") reel.move(reel.at.value - 1);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [reel]);
}

type ChanceProps = { studying: Studying; names: string[]; step: number };

/** Everybody's chance in the position that is shown. */
function Chance({ studying, names, step }: ChanceProps) {
  const body = sure(studying.body.value);
  const win = chancesAt(body, step);
  return (
    <ul class="study-chances" aria-label={t("study-chance")}>
      {names.map((name, seat) => (
        <li key={seat}>
          <Mark seat={seat} />
          <span class="study-name">{name}</span>
          <b>{amount(body, win[seat])}</b>
        </li>
      ))}
    </ul>
  );
}

type JudgedProps = {
  studying: Studying;
  turn: JudgedTurn;
  names: string[];
  better: { value: StudyTried | null };
  game: string;
};

function Judged({ studying, turn, names, better, game }: JudgedProps) {
  const key = sure(studying.state.value).key;
  const show = async () => {
    const lines = turn.best.split("; ");
    try {
      better.value = better.value
        ? null
        : await post<StudyTried>(`/studies/${key}/try`, { n: turn.n, lines, judge: false });
    } catch (error) {
      failed(error);
    }
  };
  return (
    <>
      <TurnCard studying={studying} turn={turn} words={wordsOf(game, names)} names={names} />
      {turn.better.length > 0 && (
        <button class="button better" aria-pressed={!!better.value} onClick={() => void show()}>
          {t(better.value ? "study-as-played" : "study-show-better")}
        </button>
      )}
    </>
  );
}

type HeadProps = { studying: Studying; reel: Reel; children: ComponentChildren };

function Head({ studying, reel, children }: HeadProps) {
  return (
    <header class="table-head">
      <button
        class="button quiet icon"
        aria-label={t("study-all")}
        onClick={() => (studying.shown.value = { what: "all" })}
      >
        <Icon name="back" />
      </button>
      <div class="head-text">
        <h1>{t("study")}</h1>
        <span class="status soft">{t("step-n", { n: reel.at.value })}</span>
      </div>
      <span class="grow" />
      {children}
    </header>
  );
}

/** What may be done with the position that is shown. */
function Onward({ studying, reel, names, turn }: Props & { turn: JudgedTurn | null }) {
  const { id, record } = studying;
  const fork = async () => {
    const me = turn?.seat ?? reel.seat.value ?? 0;
    const seats = names.map((_, k) => ({
      who: k === me ? "me" : `bot:${level.value || "medium"}`,
    }));
    try {
      const from = record ? { record } : { table: sure(id) };
      go(`/table/${(await api.fork(from, reel.at.value, seats)).id}`);
    } catch (error) {
      failed(error);
    }
  };
  return (
    <>
      <button
        class="button branch-off"
        onClick={() => (studying.shown.value = { what: "branch", at: reel.at.value, branch: null })}
      >
        {t("branch-off")}
      </button>
      <button class="button play-on" onClick={() => void fork()}>
        {t("play-on")}
      </button>
    </>
  );
}
