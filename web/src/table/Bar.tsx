/** The heart of the table: what is asked, in one sentence; the choices as buttons; preview and confirm. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../core/language";
import { Icon, Mark } from "../core/widgets";
import type { TableMessage } from "../core/wire";
import type { Title } from "../games/title";
import { Choices } from "./Choices";
import { CommandLine } from "./CommandLine";
import { Hint } from "./Hint";
import type { Live } from "./live";
import { LuckPad } from "./LuckPad";
import { Pacing } from "./Pacing";
import { later } from "../later";
import { coachAt, coachWish, setCoachAt } from "../core/coach";

const Coach = later(() => import("./Coach").then((m) => m.Coach), null);

const LONG_SENTENCE = 36; // letters, beside the signs of a phone

type Props = { live: Live; title: Title; openEnd: () => void; explore?: () => void };

export function Bar({ live, title, openEnd, explore }: Props) {
  const typing = useSignal(false);
  const over = live.table.value?.phase === "over";
  const mine = live.myTurn.value;
  const doubted = live.coach.doubt.value !== null; // first an answer to the coach
  const bar = useRef<HTMLElement>(null);
  const said = sentence(live);
  const asked = mine ? live.message.value?.at : undefined;
  useLayoutEffect(() => bar.current?.scrollTo(0, 0), [asked]); // a new question begins at its top
  return (
    <section class={`bar ${mine ? "my-turn" : ""}`} aria-label={t("what-is-asked")} ref={bar}>
      <div class="asked">
        {live.turn.value !== null && <Mark seat={live.turn.value} />}
        <p class={`sentence ${said.length > LONG_SENTENCE ? "long" : ""}`} aria-live="polite">
          {said}
        </p>
        {live.message.value?.thinking && <Thinking message={live.message.value} />}
        <Pacing live={live} />
        {mine && !live.hint.value && !live.table.value?.counted && (
          <button class="button quiet small-button" onClick={() => live.askHint()}>
            <Worded icon="bulb" label="hint" />
          </button>
        )}
        {explore && (
          <button
            class="button quiet small-button explore"
            title={t("explore-tip")}
            onClick={explore}
          >
            <Worded icon="flask" label="explore" />
          </button>
        )}
        {live.coach.possible.value && (coachWish() !== "ask" || coachAt(live.id)) && (
          <button
            class={`button quiet small-button coach-switch ${coachAt(live.id) ? "" : "wide-only"}`}
            aria-pressed={coachAt(live.id)}
            title={t("coach-tip")}
            onClick={() => setCoachAt(live.id, !coachAt(live.id))}
          >
            <Worded icon="eye" label="coach" />
          </button>
        )}
        {live.canUndo.value && (
          <button
            class="button quiet icon small-button tall-only"
            aria-label={t("restart-turn")}
            onClick={() => live.restart()}
          >
            <Icon name="restart" />
          </button>
        )}
        {mine && (
          <button
            class="command-toggle button quiet icon small-button wide-only"
            aria-label={t("command-line")}
            title={t("command-line")}
            aria-pressed={typing.value}
            onClick={() => (typing.value = !typing.value)}
          >
            <code>›_</code>
          </button>
        )}
      </div>
      {over && (
        <button class="button primary" onClick={openEnd}>
          {t("score-sheet")}
        </button>
      )}
      {live.coach.possible.value && <Coach live={live} />}
      {mine && !doubted && <Choices live={live} />}
      {live.telling.value && <LuckPad live={live} />}
      {mine && typing.value && <CommandLine live={live} />}
      <div class="said">
        {live.hint.value && <Hint live={live} />}
        {mine && !doubted && <PreviewLine live={live} title={title} />}
      </div>
    </section>
  );
}

/** A button's word; on a phone a picture, so that the question has the room. */
function Worded({ icon, label }: { icon: string; label: string }) {
  return (
    <>
      <Icon name={icon} />
      <span class="word">{t(label)}</span>
    </>
  );
}

const LONG = 0.5; // seconds of thinking for which a bar is worth looking at

/** A bot is at it; where people wait for it, a bar fills while the time of its turn goes by. */
function Thinking({ message }: { message: TableMessage }) {
  if (message.may_think >= LONG)
    return (
      <span key={message.turn} class="bot-time" aria-hidden="true">
        <i style={{ animationDuration: `${message.may_think}s` }} />
      </span>
    );
  return (
    <span class="thinking" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

function sentence(live: Live): string {
  const message = live.message.value;
  const view = live.view.value;
  const words = live.words.value;
  if (live.table.value?.phase === "over") return t("game-over");
  if (message && live.telling.value) {
    const what = words.say(`asked-${message.decision}`);
    return t(message.choices.length ? "luck-tell" : "luck-waits", { what });
  }
  if (!message || message.turn === null) return t("luck-speaks");
  if (!live.myTurn.value)
    return t("decides", {
      player: words.player(message.turn),
      what: words.say(`asked-${message.decision}`),
    });
  const here = `here-decision-${message.decision}`; // what is drawn beside it need not be told
  if (words.has(here)) return words.say(here);
  return words.decision(message.decision, view?.asked ?? {}, message.turn);
}

/** What the shown choice would do, told before it is confirmed. */
function PreviewLine({ live, title }: { live: Live; title: Title }) {
  const preview = live.preview.value;
  const words = live.words.value;
  const me = live.me.value;
  if (!preview || me === null) return <p class="preview small" aria-hidden="true" />;
  const points = title.ends ?? title.points;
  const before = points(live.view.value, me);
  const after = points(preview.view, me);
  const gain = before === null || after === null ? 0 : after - before;
  const told = preview.events
    .filter((e) => words.has(`event-${e.tell}`))
    .slice(0, 4)
    .map((e) => words.foretold(e));
  return (
    <p class="preview small" role="status">
      {gain !== 0 && (
        <b class={gain > 0 ? "gain" : "loss"}>
          {t("points-change", { sign: gain > 0 ? "+" : "−", n: Math.abs(gain) })}
        </b>
      )}{" "}
      {told.join(" ")}
    </p>
  );
}
