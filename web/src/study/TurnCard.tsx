/** A judged turn in words: what was done, what was better, how it would have gone on. */
import { t } from "../core/language";
import type { Words } from "../core/words";
import { Mark } from "../core/widgets";
import { amount, type Studying } from "./studying";
import type { JudgedTurn, Played } from "./wire";
import { sure } from "../core/sure";

type Props = {
  studying: Studying;
  turn: JudgedTurn;
  words: Words;
  names: string[];
  onShow?: () => void;
};

export function TurnCard({ studying, turn, words, names, onShow }: Props) {
  const body = sure(studying.body.value);
  return (
    <article class={`turn-card mark-${turn.mark}`} data-turn={turn.n}>
      <p class="turn-head">
        <b>{t(`study-mark-${turn.mark}`)}</b>
        <span class="soft">{t("step-n", { n: turn.n })}</span>
        {turn.loss > 0 && (
          <span>
            {t("study-cost", { loss: amount(body, turn.loss), error: amount(body, turn.error) })}
          </span>
        )}
      </p>
      <dl>
        <dt>{t("study-did")}</dt>
        <dd>{said(turn.did, words)}</dd>
        {turn.better.length > 0 && (
          <>
            <dt>{t("study-better")}</dt>
            <dd>{said(turn.better, words)}</dd>
          </>
        )}
        <dt>{body.unit === "share" ? t("study-chance") : t("study-points")}</dt>
        <dd>
          {turn.loss > 0
            ? t("study-instead", {
                after: amount(body, turn.after.win[turn.seat]),
                top: amount(body, turn.top.win[turn.seat]),
              })
            : amount(body, turn.after.win[turn.seat])}
        </dd>
      </dl>
      {turn.lines.length > 0 && <Gains turn={turn} words={words} />}
      {turn.ahead.length > 0 && (
        <details>
          <summary>{t("study-ahead")}</summary>
          <ol class="study-line">
            {turn.ahead.map((step, k) => (
              <li key={k}>
                {step.by >= 0 ? <Mark seat={step.by} /> : <span class="luck">◆</span>}
                <span>
                  {step.by >= 0 && <span class="hidden-text">{names[step.by]}: </span>}
                  {words.action(step.record)}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
      <div class="row">
        {onShow && (
          <button class="button" onClick={onShow}>
            {t("study-show")}
          </button>
        )}
        {turn.loss > 0 && (
          <button
            class="button"
            onClick={() => (studying.shown.value = { what: "try", n: turn.n })}
          >
            {t("study-try")}
          </button>
        )}
      </div>
    </article>
  );
}

/** What the better turn would have brought, by lines of the score sheet. */
function Gains({ turn, words }: { turn: JudgedTurn; words: Words }) {
  return (
    <div class="turn-lines" title={t("study-lines-tip")}>
      <b class="small">{t("study-lines")}</b>
      <ul>
        {turn.lines.map((one) => {
          const points = Math.abs(one.points);
          const key = `study-${one.whose}-${one.points > 0 ? "more" : "less"}`;
          return (
            <li key={one.whose + one.line}>
              {t(key, { line: words.say(`line-${one.line}`), n: points })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function said(steps: Played[], words: Words): string {
  return steps.map((step) => words.action(step.record)).join(" · ");
}
