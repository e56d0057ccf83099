/** A replay on the screen: the board, what the step did in words, the slider, a player's area. */
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { api } from "../core/api";
import { knows, t, wordsOf } from "../core/language";
import { failed, faultText } from "../core/faults";
import { go } from "../core/router";
import { level } from "../core/settings";
import type { Frame, Json } from "../core/types";
import type { Words } from "../core/words";
import { Icon, Mark } from "../core/widgets";
import { NO_PICKING } from "../games/title";
import { ownsView } from "../table/BoardBox";
import { Dice } from "../table/Dice";
import { depart } from "../table/flights";
import { botName } from "../table/seats";
import { CLASSES, isSmall, useLayout, type Layout } from "../table/useLayout";
import { Zoom } from "../table/Zoom";
import { Reel } from "./reel";
import { ResultCard } from "./Result";
import { Side } from "./Side";
import { Walker } from "./Walker";
import { sure } from "../core/sure";

type Props = { id: string | null; record: Json | null; first: number | null };

export function Walk({ id, record, first }: Props) {
  const reel = useMemo(() => new Reel(id, record, first), [id, record]);
  const layout = useLayout();
  useEffect(() => () => reel.close(), [reel]);
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if ((e.target as HTMLElement).matches("input, select")) return;
      if (e.key === "ArrowRight") reel.move(reel.at.value + 1);
      if (e.key === "ArrowLeft") reel.move(reel.at.value - 1);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [reel]);
  const frame = reel.frame.value;
  const by = frame?.by ?? null;
  useLayoutEffect(() => depart(by !== null && by >= 0 ? by : null), [frame]);
  if (reel.wrong.value) return <Wrong code={reel.wrong.value} />;
  if (!frame || !reel.title.value || !reel.about.value) return <p class="wait">{t("loading")}</p>;
  const names = reel.about.value.names.map(nameOf);
  const { game, result } = reel.about.value;
  return (
    <>
      <Shown reel={reel} frame={frame} names={names} layout={layout} />
      {reel.card.value && result && (
        <ResultCard {...{ reel, result, game, names }} words={wordsOf(game, names)} />
      )}
    </>
  );
}

/** Bots are kept by the name of their level. */
export function nameOf(name: string, k: number): string {
  if (knows(`bot-${name}`)) return t("bot-name", { bot: botName(name), n: k + 1 });
  return name || t("seat", { n: k + 1 });
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

type ShownProps = { reel: Reel; frame: Frame; names: string[]; layout: Layout };

function Shown({ reel, frame, names, layout }: ShownProps) {
  const tall = isSmall(layout);
  const game = sure(reel.about.value).game;
  const words = wordsOf(game, names, reel.own.value);
  const drawing = sure(reel.title.value);
  const Strip = drawing.Strip ?? drawing.Area;
  const seat = reel.seat.value ?? Math.max(0, frame.view.to_move ?? 0);
  const props = {
    view: frame.view,
    facts: sure(reel.facts.value),
    words,
    names,
    me: reel.seat.value,
    picking: NO_PICKING,
  };
  const step = { n: frame.step, by: frame.by ?? -1, record: frame.record, events: frame.events };
  const shape = { tall, low: layout === "low" };
  const board = <drawing.Board {...props} {...shape} last={[step]} preview={null} />;
  return (
    <div class={`table-page replay ${CLASSES[layout]}`} data-game={game}>
      <Head reel={reel} names={names} status={drawing.status(frame.view, words)} words={words} />
      <main class="table-main">
        <section class="board-box" aria-label={t("board")}>
          {ownsView(drawing, tall) ? board : <Zoom>{board}</Zoom>}
          <Dice steps={[step]} adds={(record) => drawing.adds?.(record) ?? false} />
        </section>
        {!tall && <Side reel={reel} names={names} area={props} />}
        <section class="bar" aria-label={t("replay")}>
          <p class="sentence" aria-live="polite">
            {frame.by !== null && frame.by >= 0 && <Mark seat={frame.by} />} {told(frame, words)}
          </p>
          <Walker reel={reel} names={names} />
        </section>
        <section class="mine" tabIndex={0} data-place={`seat-${seat}`}>
          <Strip {...props} seat={seat} />
        </section>
      </main>
    </div>
  );
}

export function told(frame: Frame, words: Words): string {
  const events = frame.events.filter((e) => words.has(`event-${e.tell}`));
  if (events.length > 0) return events.map((e) => words.logged(e)).join(" ");
  return frame.record ? words.action(frame.record) : t("set-up");
}

type HeadProps = { reel: Reel; names: string[]; status: string; words: Words };

function Head({ reel, names, status, words }: HeadProps) {
  const { id, record } = reel;
  const fork = async () => {
    const seats = names.map((_, k) =>
      k === (reel.seat.value ?? 0) ? { who: "me" } : { who: `bot:${level.value || "medium"}` },
    );
    try {
      const from = record ? { record } : { table: sure(id) };
      go(`/table/${(await api.fork(from, reel.at.value, seats)).id}`);
    } catch (error) {
      failed(error);
    }
  };
  return (
    <header class="table-head">
      <a class="button quiet icon" href="#/" aria-label={t("to-lobby")}>
        <Icon name="home" />
      </a>
      <div class="head-text">
        <h1>{words.say("title")}</h1>
        <span class="status soft">
          {t("replay")} · {status}
        </span>
      </div>
      <span class="grow" />
      {id && sure(reel.about.value).over && (
        <a class="button quiet" href={`#/study/${id}`}>
          {t("study")}
        </a>
      )}
      {id && (
        <a class="button quiet wide-only" href={`#/table/${id}`}>
          {t("to-table")}
        </a>
      )}
      <button class="button play-on" disabled={!sure(reel.about.value).over} onClick={fork}>
        {t("play-on")}
      </button>
    </header>
  );
}
