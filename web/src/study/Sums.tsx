/** What luck, the own decisions and those of the others did to every player; the sums agree. */
import { t } from "../core/language";
import { Mark } from "../core/widgets";
import { amount } from "./studying";
import type { StudyBody } from "./wire";

export function Sums({ body, names }: { body: StudyBody; names: string[] }) {
  const rows = names.map((_, seat) => sumsOf(body, seat));
  const keys = ["start", "luck", "own", "others", "revision", "result"] as const;
  const told = names.length > 1 ? keys : keys.filter((key) => key !== "others");
  return (
    <>
      <ul class="study-said">
        {names.map((name, seat) => (
          <li key={seat}>
            <Mark seat={seat} /> {sentence(body, name, rows[seat])}
          </li>
        ))}
      </ul>
      <div class="sheet-scroll" tabIndex={0}>
        <table class="sheet study-sums">
          <thead>
            <tr>
              <th scope="col">
                <span class="hidden-text">{t("study-sums")}</span>
              </th>
              {names.map((name, seat) => (
                <th scope="col" key={seat}>
                  <Mark seat={seat} /> {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {told.map((key) => (
              <tr class={key === "result" ? "total" : ""} key={key}>
                <th scope="row" title={t(`study-sum-${key}-tip`)}>
                  {t(`study-sum-${key}`)}
                </th>
                {rows.map((row, seat) => (
                  <td data-sum={key} key={seat}>
                    {amount(body, row[key], key !== "start" && key !== "result")}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

export type Row = Record<"start" | "luck" | "own" | "others" | "revision" | "result", number>;

export function sumsOf(body: StudyBody, seat: number): Row {
  const others = body.skill.reduce((sum, row, k) => (k === seat ? sum : sum + row[seat]), 0);
  return {
    start: body.start[seat],
    luck: body.luck[seat],
    own: body.skill[seat][seat],
    others,
    revision: body.revision[seat],
    result: body.result[seat],
  };
}

function sentence(body: StudyBody, player: string, row: Row): string {
  const luck = t(row.luck < 0 ? "study-luck-took" : "study-luck-brought", {
    amount: amount(body, Math.abs(row.luck)),
  });
  const own = row.own < 0 ? "study-gave-away" : "study-gave-nothing";
  return t(own, { player, amount: amount(body, -row.own), luck });
}
