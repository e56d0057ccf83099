/** Any game step by step: from a table or an uploaded record, with a slider and a link to a step. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api, ApiError } from "../core/api";
import { loadTitle, t, wordsOf } from "../core/language";
import { go, rename } from "../core/router";
import { lang, level } from "../core/settings";
import type { Frame, Json, Replay as Answer } from "../core/types";
import { Icon, Mark, notify } from "../core/widgets";
import { loadBoard } from "../games";
import { NO_PICKING, type Title } from "../games/title";
import { ownsView } from "../table/BoardBox";
import { Zoom } from "../table/Zoom";
import { useTall } from "../table/useTall";

const PART = 50;

export function ReplayPage({ id, step }: { id: string | null; step: number | null }) {
  const record = useSignal<Json | null>(null);
  if (!id && !record.value) return <Upload onRecord={(r) => (record.value = r)} />;
  return <Walk id={id} record={record.value} first={step ?? 0} />;
}

function Upload({ onRecord }: { onRecord: (record: Json) => void }) {
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      const record = JSON.parse(await file.text());
      await api.replayRecord(record, null, 0, 1);
      onRecord(record);
    } catch (error) {
      notify(t("bad-record", { detail: error instanceof ApiError ? error.detail : "" }));
    }
  };
  return (
    <main class="page">
      <header class="page-head">
        <a class="button quiet icon" href="#/" aria-label={t("to-lobby")}>
          <Icon name="home" />
        </a>
        <h1>{t("replay-file")}</h1>
      </header>
      <label class="upload panel">
        <span>{t("replay-file-tip")}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={(e) => read(e.currentTarget.files?.[0])}
        />
      </label>
    </main>
  );
}

type WalkProps = { id: string | null; record: Json | null; first: number };

function Walk({ id, record, first }: WalkProps) {
  const frames = useMemo(() => new Map<number, Frame>(), [id, record]);
  const about = useSignal<Answer | null>(null);
  const title = useSignal<Title | null>(null);
  const facts = useSignal<Json | null>(null);
  const at = useSignal(first);
  const seat = useSignal<number | null>(null);
  const running = useSignal(false);
  const loaded = useSignal(0);
  const wrong = useSignal("");
  const tall = useTall();

  const load = async (step: number) => {
    const start = Math.floor(step / PART) * PART;
    try {
      const answer = record
        ? await api.replayRecord(record, seat.value, start, PART)
        : await api.replay(id!, seat.value, start, PART);
      for (const frame of answer.frames) frames.set(frame.step, frame);
      if (!about.value) {
        void loadTitle(answer.game);
        title.value = await loadBoard(answer.game);
        facts.value = await api.components(answer.game).catch(() => ({}));
      }
      about.value = answer;
      at.value = Math.min(at.value, answer.steps);
      loaded.value++;
    } catch (error) {
      wrong.value = error instanceof ApiError ? error.detail || error.code : String(error);
    }
  };
  const move = (to: number) => {
    at.value = Math.max(0, Math.min(about.value?.steps ?? 0, to));
    if (id) rename(`/replay/${id}/${at.value}`);
  };
  useEffect(() => {
    if (!frames.has(at.value)) void load(at.value);
    else if (!frames.has(at.value + 5) && at.value + 5 <= (about.value?.steps ?? 0))
      void load(at.value + 5);
  }, [at.value, seat.value]);
  useEffect(() => {
    if (!running.value) return;
    const timer = setInterval(
      () => (at.value < (about.value?.steps ?? 0) ? move(at.value + 1) : (running.value = false)),
      900,
    );
    return () => clearInterval(timer);
  }, [running.value]);
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if ((e.target as HTMLElement).matches("input, select")) return;
      if (e.key === "ArrowRight") move(at.value + 1);
      if (e.key === "ArrowLeft") move(at.value - 1);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  void loaded.value; // frames are no signal: this one tells that there are more
  const frame = frames.get(at.value) ?? [...frames.values()].findLast((f) => f.step <= at.value);
  if (wrong.value)
    return (
      <main class="wait">
        <p>{t("error", { detail: wrong.value })}</p>
        <a class="button" href="#/">
          {t("to-lobby")}
        </a>
      </main>
    );
  if (!frame || !title.value || !about.value || !facts.value)
    return <p class="wait">{t("loading")}</p>;
  const names = about.value.names.map((n, k) => n || t("seat", { n: k + 1 }));
  const words = wordsOf(about.value.game, names);
  const drawing = title.value;
  const Shown = drawing.Strip ?? drawing.Area;
  const props = {
    view: frame.view,
    facts: facts.value,
    words,
    names,
    me: seat.value,
    picking: NO_PICKING,
  };
  const fork = async () => {
    const seats = names.map((_, k) =>
      k === (seat.value ?? 0) ? { who: "me" } : { who: `bot:${level.value || "medium"}` },
    );
    try {
      go(`/table/${(await api.fork(record ? { record } : { table: id! }, at.value, seats)).id}`);
    } catch (error) {
      notify(t("error", { detail: error instanceof ApiError ? error.detail : "" }));
    }
  };
  const look = (k: number | null) => {
    frames.clear();
    seat.value = k;
    void load(at.value);
  };
  return (
    <div
      class={`table-page replay ${tall ? "tall" : "wide"}`}
      data-game={about.value.game}
      key={lang.value}
    >
      <header class="table-head">
        <a class="button quiet icon" href="#/" aria-label={t("to-lobby")}>
          <Icon name="home" />
        </a>
        <h1>{words.say("title")}</h1>
        <span class="status soft">
          {t("replay")} · {drawing.status(frame.view, words)}
        </span>
        <span class="grow" />
        {id && (
          <a class="button quiet" href={`#/table/${id}`}>
            {t("to-table")}
          </a>
        )}
        <button class="button" disabled={!about.value.over} onClick={fork}>
          {t("play-on")}
        </button>
      </header>
      <main class="table-main">
        <section class="board-box" aria-label={t("board")}>
          {ownsView(drawing, tall) ? (
            <drawing.Board {...props} tall={tall} last={[]} preview={null} />
          ) : (
            <Zoom>
              <drawing.Board {...props} tall={tall} last={[]} preview={null} />
            </Zoom>
          )}
        </section>
        <section class="bar" aria-label={t("replay")}>
          <p class="sentence" aria-live="polite">
            {frame.by !== null && frame.by >= 0 && <Mark seat={frame.by} />}{" "}
            {frame.events
              .filter((e) => words.has(`event-${e.tell}`))
              .map((e) => words.event(e))
              .join(" ") || (frame.record ? words.action(frame.record) : t("set-up"))}
          </p>
          <div class="row walker">
            <button class="button icon" aria-label={t("first-step")} onClick={() => move(0)}>
              <Icon name="first" />
            </button>
            <button
              class="button icon"
              aria-label={t("step-back")}
              onClick={() => move(at.value - 1)}
            >
              <Icon name="back" />
            </button>
            <button
              class="button icon"
              aria-label={t(running.value ? "pause" : "run")}
              onClick={() => (running.value = !running.value)}
            >
              <Icon name={running.value ? "pause" : "play"} />
            </button>
            <button
              class="button icon"
              aria-label={t("step-on")}
              onClick={() => move(at.value + 1)}
            >
              <Icon name="next" />
            </button>
            <button
              class="button icon"
              aria-label={t("last-step")}
              onClick={() => move(about.value!.steps)}
            >
              <Icon name="last" />
            </button>
            <input
              class="grow"
              type="range"
              min="0"
              max={about.value.steps}
              value={at.value}
              aria-label={t("step-n", { n: at.value })}
              onInput={(e) => move(e.currentTarget.valueAsNumber)}
            />
            <output class="small">
              {at.value} / {about.value.steps}
            </output>
            <select
              class="field"
              aria-label={t("look-of")}
              value={String(seat.value)}
              disabled={!about.value.over}
              onChange={(e) =>
                look(e.currentTarget.value === "null" ? null : Number(e.currentTarget.value))
              }
            >
              <option value="null">{t("spectator")}</option>
              {names.map((n, k) => (
                <option value={String(k)}>{n}</option>
              ))}
            </select>
          </div>
        </section>
        <section class="mine">
          <Shown {...props} seat={seat.value ?? Math.max(0, frame.view.to_move ?? 0)} />
        </section>
      </main>
    </div>
  );
}
