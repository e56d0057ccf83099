/** The way that a branch went: every step of it can be gone back to. */
import { t } from "../core/language";
import { Mark } from "../core/widgets";
import { sure } from "../core/sure";
import type { Branching } from "./branching";

export function BranchPath({ own, names }: { own: Branching; names: string[] }) {
  const now = sure(own.now.value);
  const words = own.live.words.value;
  const ahead = own.whole.slice(now.lines.length);
  const noted = (depth: number) => own.notes.value[String(own.at + depth)] !== undefined;
  return (
    <section class="branch-path" aria-label={t("branch-path")}>
      <h3>{t("branch-path")}</h3>
      <ol class="study-line">
        <li>
          <button
            class="button quiet"
            aria-current={own.depth === 0 ? "step" : undefined}
            onClick={() => void own.back(0)}
          >
            {t("branch-start", { n: own.at })} {noted(0) && "✎"}
          </button>
        </li>
        {now.position.steps.map((step, k) => (
          <li key={k}>
            {step.by >= 0 ? <Mark seat={step.by} /> : <span class="luck">◆</span>}
            <button
              class="button quiet"
              aria-current={own.depth === k + 1 ? "step" : undefined}
              onClick={() => void own.back(k + 1)}
            >
              {step.by >= 0 && <span class="hidden-text">{names[step.by]}: </span>}
              {step.record && words.action(step.record)} {noted(k + 1) && "✎"}
            </button>
          </li>
        ))}
      </ol>
      {ahead.length > 0 && (
        <button class="button onward" onClick={() => void own.take(ahead[0])}>
          {t("branch-onward", { n: ahead.length })}
        </button>
      )}
    </section>
  );
}
