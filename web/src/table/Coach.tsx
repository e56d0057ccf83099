/** What the coach says in the bar: the kind of decision, the doubt about a choice. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { explained, wasExplained } from "../core/coach";
import { t } from "../core/language";
import { Icon } from "../core/widgets";
import { lessonWords } from "../learn/words";
import "./coach.css";
import type { Doubt } from "./coaching";
import type { Live } from "./live";

export function Coach({ live }: { live: Live }) {
  const { coach } = live;
  if (!coach.possible.value) return null;
  if (!coach.on.value) return null;
  if (coach.doubt.value) return <Doubted live={live} doubt={coach.doubt.value} />;
  if (coach.weighing.value)
    return (
      <div class="coach small" role="status">
        <Icon name="eye" />
        <p>{t("coach-looks")}</p>
        <button class="button quiet small-button" onClick={() => coach.skip()}>
          {t("coach-skip")}
        </button>
      </div>
    );
  const decision = live.message.value?.decision ?? "";
  return live.myTurn.value ? <Explained live={live} decision={decision} key={decision} /> : null;
}

/** The sentence about this kind of decision: open when it first comes, afterwards on demand. */
function Explained({ live, decision }: { live: Live; decision: string }) {
  const game = live.table.value?.game ?? "";
  const first = useSignal(!wasExplained(game, decision));
  const words = lessonWords(game);
  useEffect(() => () => explained(game, decision), [game, decision]);
  if (!words?.has(`coach-${decision}`)) return null;
  if (!first.value)
    return (
      <button class="button quiet small-button coach-again" onClick={() => (first.value = true)}>
        <Icon name="eye" />
        {t("coach-explain")}
      </button>
    );
  return (
    <div class="coach small" role="status">
      <Icon name="eye" />
      <p>{words.say(`coach-${decision}`)}</p>
      <button
        class="button quiet icon small-button"
        aria-label={t("close")}
        onClick={() => {
          explained(game, decision);
          first.value = false;
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

function Doubted({ live, doubt }: { live: Live; doubt: Doubt }) {
  const { worse } = doubt;
  const words = live.words.value;
  const better = live.say(worse.record);
  const said = worse.sheet_line
    ? t("coach-doubt-line", {
        line: words.name("line", worse.sheet_line),
        points: t("points", { n: Math.round(worse.lost) }),
        better,
      })
    : t("coach-doubt", { points: t("points", { n: Math.round(worse.points) }), better });
  return (
    <div class="coach doubt" role="alertdialog" aria-label={t("coach")}>
      <p>{said}</p>
      <span class="row">
        <button class="button small-button insist" onClick={() => live.coach.insist()}>
          {t("coach-insist")}
        </button>
        <button class="button primary small-button" onClick={() => live.coach.yield()}>
          {t("coach-show")}
        </button>
        <button class="button quiet small-button" onClick={() => live.coach.forget()}>
          {t("cancel")}
        </button>
      </span>
    </div>
  );
}
