/** Why the best choice is best: in numbers of the search, lines of the score sheet, and the line. */
import { t } from "../core/language";
import type { Words } from "../core/words";
import type { Because, Solution } from "./wire";

export function Explanation({ solution, words }: { solution: Solution; words: Words }) {
  const [second] = solution.worse;
  const points = (n: number) => t("puzzle-points", { n });
  return (
    <div class="puzzle-why">
      <dl>
        <dt>{t("puzzle-best")}</dt>
        <dd>
          <b>{words.action(solution.best.record)}</b>
          {solution.line.map((one) => ` · ${words.action(one.record)}`).join("")}
        </dd>
        <dt>{t("puzzle-second")}</dt>
        <dd>
          {words.action(second.record)}{" "}
          <span class="soft">
            {t("puzzle-costs", { points: points(second.loss), error: solution.error })}
          </span>
        </dd>
        <dt>{t("puzzle-theme")}</dt>
        <dd>
          {t(`puzzle-theme-${solution.theme}`)}. {t(`puzzle-theme-${solution.theme}.why`)}
        </dd>
        <dt>{t("puzzle-why")}</dt>
        <dd>
          <ul>
            {solution.reasons.map((one) => (
              <li key={`${one.whose} ${one.line}`}>{because(one, words)}</li>
            ))}
            {solution.rounds !== 0 && (
              <li>
                {t(solution.rounds < 0 ? "puzzle-shorter" : "puzzle-longer", {
                  n: Math.abs(solution.rounds),
                })}
              </li>
            )}
          </ul>
        </dd>
      </dl>
      <p class="small soft">
        {t("puzzle-method", { n: solution.iterations })}{" "}
        {solution.found === 0
          ? t("puzzle-found-sight")
          : solution.found < 0
            ? t("puzzle-found-late")
            : t("puzzle-found", { n: solution.found })}
      </p>
    </div>
  );
}

function because(one: Because, words: Words): string {
  const more = one.points > 0 ? "more" : "less";
  const args = {
    line: words.name("line", one.line),
    points: t("puzzle-points", { n: Math.abs(one.points) }),
  };
  return t(`puzzle-${one.whose}-${more}`, args);
}
