/** Amounts to be paid or taken: a counter for each good instead of a list of all mixes. */
import { useSignal } from "@preact/signals";
import { mixOf, reachable, same } from "../core/choosing";
import { t } from "../core/language";
import type { Choice, Mix } from "../core/types";
import { Icon } from "../core/widgets";
import { Costs } from "./Costs";
import type { Live } from "./live";

const MANY = 12;

export function mixDo(choices: Choice[], field: string): string | undefined {
  return choices.find((c) => field in c.record)?.record.do;
}

/** The field that holds amounts, if it alone makes the list too long. */
export function mixField(live: Live, choices: Choice[]): string | null {
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

export function Counters({ live, field }: { live: Live; field: string }) {
  const words = live.words.value;
  const word = mixDo(live.left.value, field);
  const choices = live.left.value.filter((c) => c.record.do === word);
  const counts = useSignal<Mix>(choices[0] ? mixOf(choices[0], field) : {});
  const ids = [...new Set(choices.flatMap((c) => Object.keys(mixOf(c, field))))];
  const match = choices.find((c) => same(c.record[field], counts.value));
  const change = (id: string, by: number) => {
    counts.value = { ...counts.value, [id]: (counts.value[id] ?? 0) + by };
    live.pending.value = null;
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
        onClick={() => match && live.choose(match)}
      >
        {match ? live.say(match.record) : t("amount-does-not-fit")}
        {match && <Costs live={live} record={match.record} />}
      </button>
    </div>
  );
}

/** One more of this can be reached, perhaps by taking others back. */
function bigger(choices: Choice[], field: string, more: Mix, id: string): boolean {
  return reachable(choices, field, { [id]: more[id] }).length > 0;
}
