/** What a lesson says and asks, the table's choices, and the way on, back and out. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../core/language";
import { listOpen } from "../core/settings";
import { sure } from "../core/sure";
import { Icon } from "../core/widgets";
import { Choices } from "../table/Choices";
import { Die } from "../table/Dice";
import { Finished } from "./Finished";
import { LessonSheet } from "./LessonSheet";
import { Primary } from "./Primary";
import { sentenceOf, type Taking } from "./taking";
import { spoken } from "./words";

/** `sheet`: whether the score sheet is drawn here, when the game is over. */
export function LessonBar({ taking, sheet }: { taking: Taking; sheet: boolean }) {
  const bar = useRef<HTMLElement>(null);
  const now = sure(taking.now.value);
  const verdict = taking.verdict.value;
  const looking = verdict?.say != null && verdict.kind !== "other"; // at what came of a choice
  const asks = now.asks && !looking;
  const pending = taking.live.pending.value;
  useKeys(taking, asks);
  useLayoutEffect(() => bar.current?.scrollTo(0, 0), [now, verdict]);
  useLayoutEffect(() => {
    if (!pending) return;
    const show = () =>
      bar.current?.querySelector(".confirm-button")?.scrollIntoView({ block: "nearest" });
    const soon = requestAnimationFrame(show); // it is drawn after this
    return () => cancelAnimationFrame(soon);
  }, [pending]);
  useLayoutEffect(() => {
    if (asks) bar.current?.querySelector<HTMLElement>("#choices")?.focus({ preventScroll: true });
  }, [now, asks]);
  if (now.id === null) return <Finished taking={taking} />;
  return (
    <section
      class={`bar lesson-bar ${asks ? "my-turn" : ""}`}
      ref={bar}
      aria-label={t("learn-what-now")}
      data-step={now.step}
    >
      <div class="lesson-said" aria-live="polite">
        {verdict && <p class={`verdict ${verdict.kind}`}>{t(`learn-${verdict.kind}`)}</p>}
        {verdict?.kind === "other" && verdict.say && <p>{say(taking, verdict.say)}</p>}
        <p class="sentence">
          {say(taking, verdict?.kind === "other" ? now.say : sentenceOf(taking))}
        </p>
        {now.show.includes("dice") && !looking && <Thrown taking={taking} />}
        {asks && taking.helped.value > 0 && now.hint && (
          <p class="lesson-hint">{say(taking, { key: now.hint, args: {} })}</p>
        )}
      </div>
      <Way taking={taking} asks={asks} looking={looking} />
      {asks && <Choices live={taking.live} />}
      {sheet && <LessonSheet taking={taking} />}
    </section>
  );
}

function say(taking: Taking, sentence: Parameters<typeof spoken>[2]): string {
  return spoken(taking.game, taking.live.words.value, sentence);
}

/** The dice that the sentence speaks of: at the table they lie there for a moment only. */
function Thrown({ taking }: { taking: Taking }) {
  const rolled = taking.live.log.value.findLast((s) => Array.isArray(s.record?.dice));
  const faces = (rolled?.record?.dice ?? []) as number[];
  return (
    <p class="lesson-dice">
      {faces.map((face, k) => (
        <Die face={face} key={k} />
      ))}
    </p>
  );
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
          <button class="button quiet" onClick={() => void taking.skip()}>
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

/** As at the table: Escape takes back what was picked, Enter confirms it, digits choose from the list. */
function useKeys(taking: Taking, asks: boolean): void {
  useLayoutEffect(() => {
    const press = (e: KeyboardEvent) => {
      const target = e.target as HTMLElement;
      if (e.ctrlKey || e.altKey || e.metaKey || target.matches("input, select, textarea")) return;
      if (e.key === "Escape") taking.live.cancel();
      else if (e.key === "Enter" && taking.live.pending.value && target.tagName !== "BUTTON")
        taking.live.confirm();
      else if (e.key === "?" && asks) taking.help();
      else if (/^[1-9]$/.test(e.key)) choose(Number(e.key));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [taking, asks]);
}

/** The choice with this number in the list; a folded list is opened first. */
function choose(n: number): void {
  const all = document.querySelectorAll<HTMLButtonElement>("#choices .choice");
  const seen = [...all].filter((choice) => choice.getClientRects().length > 0);
  if (seen.length > 0) seen.at(n - 1)?.click();
  else if (all.length > 0) listOpen.value = true;
}
