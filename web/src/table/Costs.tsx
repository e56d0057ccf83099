/** What a choice costs, as chips on its button: the words beside them say it too. */
import type { Doing } from "../core/types";
import type { Live } from "./live";

export function Costs({ live, record }: { live: Live; record: Doing }) {
  const [view, facts, words] = [live.view.value, live.facts.value, live.words.value];
  const { pays, changes } = live.drawing.value ?? {};
  if (!pays || !changes || !view || !facts) return null;
  const paid = Object.entries(pays(record, { view, facts, words })).filter(([, n]) => n > 0);
  if (paid.length === 0) return null;
  return (
    <span class="costs" aria-hidden="true">
      {paid.map(([id, n]) => (
        <span key={id}>
          −{n}
          <svg viewBox="-13 -13 26 26" width="18" height="18">
            <changes.Icon id={id} seat={live.me.value ?? 0} />
          </svg>
        </span>
      ))}
    </span>
  );
}
