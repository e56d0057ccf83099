/** Every choice as a button. Long lists of amounts become counters; nothing is judged here. */
import { t } from "../core/language";
import { listOpen } from "../core/settings";
import type { Choice } from "../core/types";
import { Icon } from "../core/widgets";
import type { Numbered } from "../games/title";
import { briefly, Costs } from "./Costs";
import { Counters, mixDo, mixField } from "./Counters";
import { KindButtons } from "./KindButtons";
import type { Live } from "./live";
import { whyFinal } from "./saying";
import { useTall } from "./useLayout";

const SHORT = 6; // so many choices are shown though the board has them too
const LONG = 30;
const FEW = 3; // as many places are told in words; more are for the board, and listed on demand

export function Choices({ live }: { live: Live }) {
  const kinds = live.drawing.value?.kinds?.[live.message.value?.decision ?? ""];
  if (!kinds) return <Listed live={live} />;
  return (
    <div class="choices" id="choices" tabIndex={-1} role="group" aria-label={t("choices")}>
      <KindButtons live={live} kinds={kinds}>
        {(choices) => choices.map((c) => <ChoiceButton live={live} choice={c} key={c.line} />)}
      </KindButtons>
      <Confirm live={live} />
    </div>
  );
}

function Listed({ live }: { live: Live }) {
  const left = live.left.value;
  const picked = Object.keys(live.wanted.value).length > 0;
  const drawn = left.filter((c) => !picked && live.drawing.value?.drawn?.(c.record));
  const folded = drawn.length > SHORT;
  const others = folded ? left.filter((c) => !drawn.includes(c)) : left;
  const numbers = picked && live.pending.value ? live.numbers(live.pending.value) : [];
  const mixes = mixField(live, left);
  return (
    <div class="choices" id="choices" tabIndex={-1} role="group" aria-label={t("choices")}>
      {mixes && <Counters live={live} field={mixes} key={`${live.message.value?.at}`} />}
      {folded && (
        <details
          class="cells all-choices"
          key={`all ${live.message.value?.at}`}
          open={listOpen.value}
          onToggle={(e) => (listOpen.value = e.currentTarget.open)}
        >
          <summary>{t("choose-on-board", { n: drawn.length })}</summary>
          <List live={live} left={drawn} mixes={mixes} />
        </details>
      )}
      {numbers.length < others.length && <List live={live} left={others} mixes={mixes} />}
      <Confirm live={live} counting={mixes !== null} />
    </div>
  );
}

type ListProps = { live: Live; left: Choice[]; mixes: string | null };

/** The choices as buttons; a new question begins at the top of its list. */
function List({ live, left, mixes }: ListProps) {
  const tall = useTall();
  const rest = mixes
    ? left.filter((c) => !(mixes in c.record) || c.record.do !== mixDo(left, mixes))
    : left;
  const places = cells(rest).length > (tall || rest.length > LONG ? 1 : FEW);
  return (
    <div class="choice-list" key={live.message.value?.at}>
      {places && <Cells live={live} choices={rest} />}
      {grouped(live, places ? rest.filter((c) => c.record.q === undefined) : rest).map(
        ([number, choices]) =>
          number && choices.length > 1 ? (
            <Numbers live={live} label={number.label} choices={choices} key={number.key} />
          ) : (
            <ChoiceButton live={live} choice={choices[0]} key={choices[0].line} />
          ),
      )}
    </div>
  );
}

type ButtonProps = { live: Live; choice: Choice; n?: number };

/** A choice in words and with what it costs; on a phone a word and chips are enough, where they say it all, and
 * its whole name, for who does not see it, begins with that word. One of several numbers shows the number alone. */
function ChoiceButton({ live, choice, n }: ButtonProps) {
  const chosen = live.pending.value === choice;
  const whole = live.say(choice.record);
  const brief = useTall() && n === undefined ? briefly(live, choice.record) : null;
  return (
    <button
      class={`button choice ${chosen ? "chosen" : ""} ${n === undefined ? "" : "count"}`}
      aria-pressed={chosen}
      data-n={n}
      disabled={live.sending.value}
      data-line={choice.line}
      onClick={() => live.choose(choice)}
      onPointerEnter={(e) => e.pointerType === "mouse" && (live.hovered.value = choice)}
      onPointerLeave={() => (live.hovered.value = null)}
      onFocus={() => (live.hovered.value = choice)}
      onBlur={() => (live.hovered.value = null)}
    >
      {n === undefined ? (
        <>
          {brief === null ? whole : <Brief word={brief} whole={whole} />}
          <Costs live={live} record={choice.record} gains={brief !== null} />
        </>
      ) : (
        <span class="hidden-text">{whole}</span>
      )}
    </button>
  );
}

function Brief({ word, whole }: { word: string; whole: string }) {
  return (
    <>
      <span aria-hidden="true">{word}</span>
      <span class="hidden-text">{whole.includes(word) ? whole : `${word}: ${whole}`}</span>
    </>
  );
}

/** Choices that differ in a number: their name once, then the numbers. */
function Numbers({ live, label, choices }: { live: Live; label: string; choices: Choice[] }) {
  return (
    <span class="numbers" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {choices.map((choice) => (
        <ChoiceButton live={live} choice={choice} n={live.numberOf(choice)?.n} key={choice.line} />
      ))}
    </span>
  );
}

/** The list in its order, those that differ in a number together at the place of the first. */
function grouped(live: Live, choices: Choice[]): [Numbered | null, Choice[]][] {
  const groups = new Map<string, [Numbered | null, Choice[]]>();
  for (const choice of choices) {
    const number = live.numberOf(choice);
    const key = number?.key ?? choice.line;
    const group = groups.get(key) ?? [number, []];
    group[1].push(choice);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The cells of a long list of placements: first where, then how it is turned. */
function cells(choices: Choice[]): [number, number][] {
  const seen = new Map<string, [number, number]>();
  for (const { record } of choices)
    if (record.q !== undefined)
      seen.set(`${record.q as number},${record.r as number}`, [
        record.q as number,
        record.r as number,
      ]);
  return [...seen.values()];
}

function Cells({ live, choices }: { live: Live; choices: Choice[] }) {
  return (
    <details class="cells">
      <summary>{t("all-places", { n: cells(choices).length })}</summary>
      {cells(choices).map(([q, r]) => (
        <button
          class="button choice cell"
          disabled={live.sending.value}
          onClick={() => live.pick({ q, r })}
        >
          {live.words.value.hex(q, r)}
        </button>
      ))}
    </details>
  );
}

/** What is about to be done, and that it cannot be taken back; where nothing is, the way back. */
function Confirm({ live, counting = false }: { live: Live; counting?: boolean }) {
  const pending = live.pending.value;
  const any = pending || Object.keys(live.wanted.value).length > 0;
  const numbered = pending !== null && live.numbers(pending).length > 1;
  if (!any && live.canUndo.value && live.ownStep.value)
    return (
      <div class="confirm way-back">
        <button
          class="button undo-button"
          disabled={live.sending.value}
          onClick={() => live.undo()}
        >
          <Icon name="undo" />
          <span class="word">{t("undo")}</span>
        </button>
      </div>
    );
  return (
    <div class="confirm" hidden={!any}>
      {pending && numbered && <NumberPicker live={live} pending={pending} />}
      {pending && (
        <span class="says small" id="says">
          {!numbered && <Said live={live} record={pending.record} />}
          {!numbered && <Costs live={live} record={pending.record} />}
          {pending.final && <span class="final">{whyFinal(live, pending.final)}</span>}
        </span>
      )}
      <button class="button quiet" onClick={() => live.cancel()}>
        {t("cancel")}
      </button>
      {(pending || !counting) && (
        <button
          class="button attention confirm-button"
          aria-describedby={pending ? "says" : undefined}
          disabled={!pending || live.sending.value}
          onClick={() => live.confirm()}
        >
          {t("confirm")}
        </button>
      )}
    </div>
  );
}

/** A choice in words; what the board shows is not told by directions, but to those who only hear. */
function Said({ live, record }: { live: Live; record: Choice["record"] }) {
  const words = live.words.value;
  const here = `here-${record.do}`;
  if (!words.has(here)) return <b>{live.say(record)}</b>;
  return (
    <>
      <b aria-hidden="true">{words.say(here)}</b>
      <span class="hidden-text">{live.say(record)}</span>
    </>
  );
}

/** − 3 +: the same choice with another number. */
function NumberPicker({ live, pending }: { live: Live; pending: Choice }) {
  const alike = live.numbers(pending);
  const at = alike.indexOf(pending);
  const step = (by: number, label: string, icon: string) => (
    <button
      class="button icon"
      aria-label={t(label)}
      disabled={!alike[at + by] || live.sending.value}
      onClick={() => (live.pending.value = alike[at + by])}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <span class="counter number-picker">
      {step(-1, "one-less", "minus")}
      <output aria-live="polite">{live.say(pending.record)}</output>
      {step(1, "one-more", "plus")}
    </span>
  );
}
