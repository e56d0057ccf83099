/** What the coach says in the bar: the kind of decision, the doubt about a choice. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { explained, wasExplained } from "../core/coach";
import { t } from "../core/language";
import { Icon } from "../core/widgets";
import { lessonWords } from "../learn/words";
import type { Worse } from "../core/types";
import "./coach.css";
import type { Doubt } from "./coaching";
import type { Live } from "./live";

const MANY = 20;

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
  const { worse, choice } = doubt;
  const chosen = "q" in choice.record ? "" : t("coach-chosen", { choice: live.say(choice.record) });
  return (
    <div class="coach doubt" role="alertdialog" aria-label={t("coach")}>
      <p>
        {chosen} {sentence(live, worse)}
      </p>
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

/** One sentence: what is better, by how many points, and why if that is clear. */
function sentence(live: Live, worse: Worse): string {
  const words = live.words.value;
  const spot = "q" in worse.record; // its numbers tell nobody where; the board shows it
  const better = spot ? t("coach-spot") : t("coach-this", { better: live.say(worse.record) });
  const points = much(worse.points);
  const { reason } = worse;
  if (!reason) return t("coach-doubt", { points, better });
  const n = Math.max(1, Math.round(reason.count));
  switch (reason.kind) {
    case "lack":
      return t("coach-doubt-lack", { lack: words.mix({ [reason.what]: n }), points, better });
    case "less": {
      const more = lessonWords(live.table.value?.game ?? "")?.say(`holds-${reason.what}`, { n });
      return t("coach-doubt-less", { more: more ?? "", points, better });
    }
    default: {
      const line = words.name("line", reason.what);
      const those = { line, points, part: t("points", { n }), better };
      if (reason.kind === "line") return t("coach-doubt-line", those);
      return t("coach-doubt-rival", { ...those, rival: words.player(reason.seat) });
    }
  }
}

/** Far from the end nobody knows more than that it is a lot. */
function much(points: number): string {
  if (points > MANY) return t("coach-over", { points: t("points", { n: MANY }) });
  return t("coach-about", { points: t("points", { n: Math.round(points) }) });
}
