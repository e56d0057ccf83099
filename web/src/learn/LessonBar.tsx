/** What a lesson says and asks, the table's choices, and the way on, back and out. */
import { useEffect, useRef } from "preact/hooks";
import { api } from "../core/api";
import { failed } from "../core/faults";
import { t } from "../core/language";
import { go } from "../core/router";
import { sure } from "../core/sure";
import { Icon } from "../core/widgets";
import { Choices } from "../table/Choices";
import { sentenceOf, type Taking } from "./taking";
import { lessonWords, spoken } from "./words";

export function LessonBar({ taking }: { taking: Taking }) {
  const now = sure(taking.now.value);
  const verdict = taking.verdict.value;
  const looking = verdict?.say != null && verdict.kind !== "other"; // at what came of a choice
  const asks = now.asks && !looking;
  useKeys(taking, asks);
  if (now.id === null) return <Finished taking={taking} />;
  return (
    <section
      class={`bar lesson-bar ${asks ? "my-turn" : ""}`}
      aria-label={t("learn-what-now")}
      data-step={now.step}
    >
      <div class="lesson-said" aria-live="polite">
        {verdict && <p class={`verdict ${verdict.kind}`}>{t(`learn-${verdict.kind}`)}</p>}
        {verdict?.kind === "other" && verdict.say && <p>{say(taking, verdict.say)}</p>}
        <p class="sentence">
          {say(taking, verdict?.kind === "other" ? now.say : sentenceOf(taking))}
        </p>
        {asks && taking.helped.value > 0 && now.hint && (
          <p class="lesson-hint">{say(taking, { key: now.hint, args: {} })}</p>
        )}
      </div>
      <Way taking={taking} asks={asks} looking={looking} />
      {asks && <Choices live={taking.live} />}
    </section>
  );
}

function say(taking: Taking, sentence: Parameters<typeof spoken>[2]): string {
  return spoken(taking.game, taking.live.words.value, sentence);
}

type WayProps = { taking: Taking; asks: boolean; looking: boolean };

function Way({ taking, asks, looking }: WayProps) {
  const verdict = taking.verdict.value;
  const onward = looking ? verdict?.take !== "" : !asks;
  const now = sure(taking.now.value);
  return (
    <div class="lesson-way">
      <button
        class="button quiet"
        disabled={now.step === 0 && !looking}
        onClick={() => void taking.back()}
      >
        <Icon name="back" />
        {t("learn-back")}
      </button>
      {asks && (
        <>
          <button class="button quiet skip" onClick={() => void taking.skip()}>
            {t("learn-skip")}
          </button>
          {/* last, where the button onward was: whoever presses that twice skips nothing */}
          <button class="button help" onClick={() => taking.help()}>
            {t(taking.helped.value > 0 ? "learn-show" : "learn-hint")}
          </button>
        </>
      )}
      {looking && !onward && (
        <Primary key="again" label={t("learn-try-again")} act={() => void taking.again()} />
      )}
      {onward && (
        <Primary key={`on ${now.step}`} label={t("learn-next")} act={() => void taking.onward()} />
      )}
    </div>
  );
}

/** The one button that leads on: it has the focus, so that Enter presses it. */
function Primary({ label, act }: { label: string; act: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <button class="button primary" ref={ref} onClick={act}>
      {label}
    </button>
  );
}

/** As at the table: Escape takes back what was picked, Enter confirms it, digits choose from the list. */
function useKeys(taking: Taking, asks: boolean): void {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const target = e.target as HTMLElement;
      if (e.ctrlKey || e.altKey || e.metaKey || target.matches("input, select, textarea")) return;
      if (e.key === "Escape") taking.live.cancel();
      else if (e.key === "Enter" && taking.live.pending.value && target.tagName !== "BUTTON")
        taking.live.confirm();
      else if (e.key === "?" && asks) taking.help();
      else if (/^[1-9]$/.test(e.key))
        document
          .querySelectorAll<HTMLButtonElement>("#choices .choice")
          .item(Number(e.key) - 1)
          ?.click();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [taking, asks]);
}

function Finished({ taking }: { taking: Taking }) {
  const { game, lesson, lessons } = taking;
  const next = lessons[lessons.indexOf(lesson) + 1];
  const now = sure(taking.now.value);
  const fork = async () => {
    const record = sure(now.record);
    const seats = Array.from({ length: now.seats }, (_, k) => ({
      who: k === now.me ? "me" : "bot:easy",
    }));
    try {
      go(`/table/${(await api.fork({ record }, (record.steps as unknown[]).length, seats)).id}`);
    } catch (error) {
      failed(error);
    }
  };
  const name = lessonWords(game)?.say(`lesson-${lesson}`) ?? "";
  return (
    <section class="bar lesson-bar finished" aria-label={t("learn-what-now")}>
      <p class="sentence" role="status">
        {t("learn-finished", { lesson: name })}
      </p>
      <div class="lesson-way">
        <button class="button quiet" onClick={() => void taking.back()}>
          <Icon name="back" />
          {t("learn-back")}
        </button>
        {!now.position.over && (
          <button class="button" onClick={() => void fork()}>
            {t("learn-play-on")}
          </button>
        )}
        {next ? (
          <Primary label={t("learn-next-lesson")} act={() => go(`/learn/${game}/${next}`)} />
        ) : (
          <Primary label={t("learn-course")} act={() => go(`/learn/${game}`)} />
        )}
      </div>
    </section>
  );
}
