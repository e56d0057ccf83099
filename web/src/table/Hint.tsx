/** The bot's best choices with what it expects of them; as in the list,
    the first click on one shows it and the second confirms. */
import { same } from "../core/choosing";
import { t } from "../core/language";
import type { Advice as Wise } from "../core/types";
import { Icon } from "../core/widgets";
import type { Live } from "./live";

type Props = { live: Live; advice: Wise };

export function Hint({ live }: { live: Live }) {
  const [best, ...others] = live.hint.value ?? [];
  if (!best) return null;
  return (
    <div class="hint small">
      <Icon name="bot" />
      <div>
        <p>
          {t("hint-says")} <Advice live={live} advice={best} />
        </p>
        {others.length > 0 && (
          <details>
            <summary>{t("hint-others")}</summary>
            <ol start={2}>
              {others.map((other, n) => (
                <li key={n}>
                  <Advice live={live} advice={other} />
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </div>
  );
}

function Advice({ live, advice }: Props) {
  const choice = live.choices.value.find((c) => same(c.record, advice.record));
  return (
    <>
      <button
        class="advice"
        aria-pressed={live.pending.value === choice}
        disabled={!choice || live.sending.value}
        onClick={(e) => {
          if (!choice) return;
          if (live.pending.value === choice) {
            live.confirm();
            return;
          }
          live.show(choice);
          e.currentTarget.closest(".bar")?.scrollTo({ top: 0 });
        }}
        onPointerEnter={(e) => e.pointerType === "mouse" && (live.hovered.value = choice ?? null)}
        onPointerLeave={() => (live.hovered.value = null)}
      >
        {live.say(advice.record)}
      </button>{" "}
      {expected(live, advice)}
    </>
  );
}

/** Lead and chance to win; alone one of lead and points; nothing from a bot that cannot tell. */
function expected(live: Live, { expects, value, win }: Wise): string {
  if (value === null) return "";
  if (expects === "points") return t("hint-points", { points: Math.round(value) });
  const lead = new Intl.NumberFormat(live.words.value.lang, {
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  }).format(value);
  if (win === null) return t("hint-lead", { lead });
  return t("hint-expects", { lead, chance: Math.round(100 * win) });
}
