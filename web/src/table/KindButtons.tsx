/** A question whose choices are of a few kinds: a fixed button for each, then what the kind needs, one thing
 * after the other. The whole list is one click away. */
import type { ComponentChildren } from "preact";
import { matches, same } from "../core/choosing";
import { t } from "../core/language";
import { listOpen } from "../core/settings";
import { tip } from "../core/tooltip";
import type { Choice, Click } from "../core/types";
import type { Kinds, KindStep } from "../games/title";
import { Costs } from "./Costs";
import type { Live } from "./live";

const FEW = 6;
type Props = {
  live: Live;
  kinds: Kinds;
  children: (choices: Choice[]) => ComponentChildren;
};

export function KindButtons({ live, kinds, children }: Props) {
  const pending = live.pending.value;
  const wanted = live.wanted.value;
  const narrowed = Object.keys(wanted).length > 0;
  const kind = (wanted.do ??
    pending?.record.do ??
    (narrowed ? onlyKind(live.left.value) : undefined)) as string | undefined;
  const picked = kind !== undefined || narrowed;
  const left = live.left.value.filter((c) => kind === undefined || c.record.do === kind);
  const step = kind && left.length > FEW ? nextStep(kinds.steps[kind] ?? [], left) : undefined;
  return (
    <div class="kinds">
      <div class="kind-row">
        {kinds.kinds.map((each) => (
          <KindButton live={live} kind={each} pressed={picked && each === kind} key={each} />
        ))}
      </div>
      {picked ? (
        <div class="choice-list" key={`${live.message.value?.at} ${kind}`}>
          {step && <StepButtons live={live} step={step} choices={left} />}
          {!step && !alone(kind, live.choices.value) && children(left)}
        </div>
      ) : (
        <details
          class="cells all-choices"
          key={live.message.value?.at}
          open={listOpen.value}
          onToggle={(e) => (listOpen.value = e.currentTarget.open)}
        >
          <summary>{t("all-choices", { n: live.choices.value.length })}</summary>
          <div class="choice-list">{children(live.choices.value)}</div>
        </details>
      )}
    </div>
  );
}

/** A kind with a single choice: its button says it all. */
function alone(kind: string | undefined, choices: Choice[]): boolean {
  return choices.filter((c) => c.record.do === kind).length === 1;
}

/** The kind of all that is left, once something was picked. */
function onlyKind(left: Choice[]): string | undefined {
  const kinds = new Set(left.map((c) => c.record.do));
  return kinds.size === 1 ? left[0].record.do : undefined;
}

function KindButton({ live, kind, pressed }: { live: Live; kind: string; pressed: boolean }) {
  const can = live.can({ do: kind });
  const words = live.words.value;
  const name = words.name("kind", kind);
  const [only, ...others] = live.choices.value.filter((c) => c.record.do === kind);
  const press = () => {
    live.wanted.value = {};
    live.pending.value = null;
    live.pick({ do: kind });
  };
  return (
    <button
      class={`button kind ${can ? "choice" : ""} ${pressed ? "chosen" : ""}`}
      aria-pressed={pressed}
      aria-disabled={!can}
      disabled={live.sending.value}
      onClick={() => can && press()}
      data-kind={kind}
      {...tip(() => ({ title: name, text: can ? "" : words.tip("kind", kind) }))}
    >
      {name}
      {only && others.length === 0 && <Costs live={live} record={only.record} />}
    </button>
  );
}

/** What is asked next of this kind: the first fields that are still open. */
function nextStep(steps: KindStep[], left: Choice[]): KindStep | undefined {
  return steps.find((step) => options(step, left).length > 1);
}

/** One choice for each value that the fields of a step can have. */
function options(step: KindStep, left: Choice[]): Choice[] {
  const seen: Choice[] = [];
  for (const choice of left)
    if (!seen.some((o) => same(fieldsOf(step, o), fieldsOf(step, choice)))) seen.push(choice);
  return seen;
}

function fieldsOf(step: KindStep, choice: Choice): Click {
  return Object.fromEntries(step.fields.map((f) => [f, choice.record[f]]));
}

type StepProps = { live: Live; step: KindStep; choices: Choice[] };

function StepButtons({ live, step, choices }: StepProps) {
  const saying = {
    view: live.view.value ?? {},
    facts: live.facts.value ?? {},
    words: live.words.value,
  };
  return (
    <>
      {options(step, choices).map((choice) => {
        const fields = fieldsOf(step, choice);
        const chosen = matches(live.wanted.value, fields);
        return (
          <button
            class={`button choice ${chosen ? "chosen" : ""}`}
            aria-pressed={chosen}
            disabled={live.sending.value}
            onClick={() => live.pick({ do: choice.record.do, ...fields })}
            key={JSON.stringify(fields)}
          >
            {step.says(choice.record, saying)}
            {fields.place !== undefined && <Costs live={live} record={choice.record} />}
          </button>
        );
      })}
    </>
  );
}
