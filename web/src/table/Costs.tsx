/** What a choice costs and, where it is not told in words, brings: as chips on its button. */
import type { Doing } from "../core/types";
import type { Live } from "./live";

type Props = { live: Live; record: Doing; gains?: boolean };

export function Costs({ live, record, gains = false }: Props) {
  const changes = live.drawing.value?.changes;
  const chips = chipsOf(live, record).filter(([, n]) => n > 0 || gains);
  if (!changes || chips.length === 0) return null;
  return (
    <span class="costs" aria-hidden="true">
      {chips.map(([id, n]) => (
        <span key={id}>
          {n > 0 ? `−${n}` : `+${-n}`}
          <svg viewBox="-13 -13 26 26" width="18" height="18">
            <changes.Icon id={id} seat={live.me.value ?? 0} />
          </svg>
        </span>
      ))}
    </span>
  );
}

/** Things and how many of them are paid; below zero they are gained. */
function chipsOf(live: Live, record: Doing): [string, number][] {
  const [view, facts, words] = [live.view.value, live.facts.value, live.words.value];
  const pays = live.drawing.value?.pays;
  if (!pays || !view || !facts) return [];
  return Object.entries(pays(record, { view, facts, words })).filter(([, n]) => n !== 0);
}

/** The choice in a word, where chips say the rest of it. */
export function briefly(live: Live, record: Doing): string | null {
  const key = `brief-${record.do}`;
  const words = live.words.value;
  return words.has(key) && chipsOf(live, record).length ? words.say(key) : null;
}
