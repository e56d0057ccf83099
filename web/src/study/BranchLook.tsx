/** What the search thinks of the position of a branch; where luck speaks, what it may say. */
import { t } from "../core/language";
import { sure } from "../core/sure";
import { Mark } from "../core/widgets";
import type { Looked } from "./branch";
import type { Branching } from "./branching";

type Props = { own: Branching; names: string[] };

export function BranchLook({ own, names }: Props) {
  const now = sure(own.now.value);
  const { look, position } = now;
  return (
    <section class="branch-look" aria-label={t("branch-search")}>
      {look && (
        <ul class="study-chances" aria-label={t("study-chance")}>
          {names.map((name, seat) => (
            <li key={seat}>
              <Mark seat={seat} />
              <span class="study-name">{name}</span>
              <b>{told(look, look.win[seat])}</b>
            </li>
          ))}
        </ul>
      )}
      {look && position.turn !== null && <Thoughts own={own} look={look} seat={position.turn} />}
      {now.outcomes.length > 0 && <Luck own={own} />}
    </section>
  );
}

function Thoughts({ own, look, seat }: { own: Branching; look: Looked; seat: number }) {
  const words = own.live.words.value;
  return (
    <>
      <h3>{t("branch-search")}</h3>
      <ol class="branch-thoughts">
        {look.choices.map((one) => (
          <li key={one.line}>
            <button
              class="button quiet"
              disabled={own.busy.value}
              data-line={one.line}
              onClick={() => void own.take(one.line)}
            >
              <span>{words.action(one.record)}</span>
              <b>{told(look, one.win[seat])}</b>
            </button>
          </li>
        ))}
      </ol>
      <p class="small soft">{t("branch-method", { n: look.iterations })}</p>
    </>
  );
}

function Luck({ own }: { own: Branching }) {
  const now = sure(own.now.value);
  const words = own.live.words.value;
  return (
    <div class="branch-luck">
      <button class="button primary draw" onClick={() => void own.draw()}>
        {t("branch-draw")}
      </button>
      <details>
        <summary>{t("branch-choose-luck")}</summary>
        <ul>
          {now.outcomes.map((one) => (
            <li key={one.line}>
              <button
                class="button quiet"
                data-line={one.line}
                onClick={() => void own.take(one.line)}
              >
                <span>{words.action(one.record)}</span>
                <span class="soft">{percent(one.chance)}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function told(look: Looked, x: number): string {
  return look.unit === "share" ? percent(x) : String(Math.round(10 * x) / 10);
}

function percent(x: number): string {
  return `${Math.round(100 * x) || "< 1"} %`;
}
