/** Every choice as a button. Long lists of amounts become counters; nothing is judged here. */
import { useSignal } from "@preact/signals";
import { reachable, same } from "../core/choosing";
import { t } from "../core/language";
import type { Choice, Json } from "../core/types";
import { Icon } from "../core/widgets";
import type { Numbered } from "../games/title";
import { KindButtons } from "./KindButtons";
import type { Live } from "./live";
import { useTall } from "./useTall";

const MANY = 12;
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
  const tall = useTall();
  const mixes = mixField(live, left);
  const rest = mixes
    ? left.filter((c) => !(mixes in c.record) || c.record.do !== mixDo(left, mixes))
    : left;
  const places = cells(rest).length > (tall || rest.length > LONG ? 1 : FEW);
  return (
    <div class="choices" id="choices" tabIndex={-1} role="group" aria-label={t("choices")}>
      {mixes && <Counters live={live} field={mixes} key={`${live.message.value?.at}`} />}
      <div class="choice-list">
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
      <Confirm live={live} />
    </div>
  );
}

type ButtonProps = { live: Live; choice: Choice; n?: number };

/** A choice in words; one of several numbers shows the number alone. */
function ChoiceButton({ live, choice, n }: ButtonProps) {
  const chosen = live.pending.value === choice;
  return (
    <button
      class={`button choice ${chosen ? "chosen" : ""} ${n === undefined ? "" : "count"}`}
      aria-pressed={chosen}
      aria-label={n === undefined ? undefined : live.say(choice.record)}
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
        live.say(choice.record)
      ) : (
        <span class="hidden-text">{live.say(choice.record)}</span>
      )}
    </button>
  );
}

/** Choices that differ in a number: their name once, then the numbers. */
function Numbers({ live, label, choices }: { live: Live; label: string; choices: Choice[] }) {
  return (
    <span class="numbers" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {choices.map((choice) => (
        <ChoiceButton live={live} choice={choice} n={numberOf(live, choice)?.n} key={choice.line} />
      ))}
    </span>
  );
}

function numberOf(live: Live, { record }: Choice): Numbered | null {
  return live.drawing.value?.numbered?.(record, live.words.value) ?? null;
}

/** The list in its order, those that differ in a number together at the place of the first. */
function grouped(live: Live, choices: Choice[]): [Numbered | null, Choice[]][] {
  const groups = new Map<string, [Numbered | null, Choice[]]>();
  for (const choice of choices) {
    const number = numberOf(live, choice);
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
    if (record.q !== undefined) seen.set(`${record.q},${record.r}`, [record.q, record.r]);
  return [...seen.values()];
}

function Cells({ live, choices }: { live: Live; choices: Choice[] }) {
  return (
    <details class="cells">
      <summary>{t("choose-on-board")}</summary>
      {cells(choices).map(([q, r]) => (
        <button class="button choice cell" onClick={() => live.pick({ q, r })}>
          {live.words.value.hex(q, r)}
        </button>
      ))}
    </details>
  );
}

function Confirm({ live }: { live: Live }) {
  const pending = live.pending.value;
  const any = pending || Object.keys(live.wanted.value).length > 0;
  return (
    <div class="confirm" hidden={!any}>
      <button class="button quiet" onClick={() => live.cancel()}>
        {t("cancel")}
      </button>
      <button
        class="button attention confirm-button"
        disabled={!pending || live.sending.value}
        onClick={() => live.confirm()}
      >
        {t("confirm")}
      </button>
    </div>
  );
}

// -- amounts

function mixDo(choices: Choice[], field: string): string | undefined {
  return choices.find((c) => field in c.record)?.record.do;
}

/** The field that holds amounts, if it alone makes the list too long. */
function mixField(live: Live, choices: Choice[]): string | null {
  if (choices.length <= MANY) return null;
  const shapes = live.game.value?.shapes ?? {};
  for (const choice of choices) {
    const shape = shapes[choice.record.do] ?? [];
    if (shape.length === 1 && shape[0][1] === "mix") {
      const alike = choices.filter((c) => c.record.do === choice.record.do);
      if (alike.length > MANY / 2) return shape[0][0];
    }
  }
  return null;
}

function Counters({ live, field }: { live: Live; field: string }) {
  const words = live.words.value;
  const word = mixDo(live.left.value, field);
  const choices = live.left.value.filter((c) => c.record.do === word);
  const counts = useSignal<Json>(choices[0]?.record[field] ?? {});
  const ids = [...new Set(choices.flatMap((c) => Object.keys(c.record[field])))];
  const match = choices.find((c) => same(c.record[field], counts.value));
  const change = (id: string, by: number) => {
    counts.value = { ...counts.value, [id]: (counts.value[id] ?? 0) + by };
    live.hovered.value = choices.find((c) => same(c.record[field], counts.value)) ?? null;
  };
  return (
    <div class="counters">
      {ids.map((id) => {
        const n = counts.value[id] ?? 0;
        const more = { ...counts.value, [id]: n + 1 };
        return (
          <span class="counter">
            <button
              class="button icon"
              aria-label={t("less-of", { what: words.name("good", id) })}
              disabled={n === 0}
              onClick={() => change(id, -1)}
            >
              <Icon name="minus" />
            </button>
            <output>{words.say(`amount-${id}`, { n })}</output>
            <button
              class="button icon"
              aria-label={t("more-of", { what: words.name("good", id) })}
              disabled={!bigger(choices, field, more, id)}
              onClick={() => change(id, 1)}
            >
              <Icon name="plus" />
            </button>
          </span>
        );
      })}
      <button
        class="button attention"
        disabled={!match || live.sending.value}
        onClick={() => match && live.send(match)}
      >
        {match ? live.say(match.record) : t("amount-does-not-fit")}
      </button>
    </div>
  );
}

/** One more of this can be reached, perhaps by taking others back. */
function bigger(choices: Choice[], field: string, more: Json, id: string): boolean {
  return reachable(choices, field, { [id]: more[id] }).length > 0;
}
