/** The coach is offered once, where it covers nothing and moves nothing: over the log, on a phone in its line. */
import { coachWish, setCoachAt, wishCoach } from "../core/coach";
import { t } from "../core/language";
import { Icon } from "../core/widgets";
import "./coach.css";
import type { Live } from "./live";

export function isOffered(live: Live): boolean {
  return live.coach.possible.value && !live.coach.on.value && coachWish() === "ask";
}

export function CoachOffer({ live, short = false }: { live: Live; short?: boolean }) {
  const accept = () => {
    wishCoach("on");
    setCoachAt(live.id, true);
  };
  return (
    <div
      class={`coach invite small ${short ? "short" : ""}`}
      role="group"
      aria-label={t("coach")}
      title={t("coach-tip")}
    >
      <p>{t(short ? "coach-offer-short" : "coach-offer")}</p>
      <span class="row">
        <button class="button primary small-button" onClick={accept}>
          {t("coach-yes")}
        </button>
        <button
          class="button small-button"
          aria-label={t("coach-no")}
          onClick={() => wishCoach("off")}
        >
          <Icon name="close" />
          <span class="word">{t("coach-no")}</span>
        </button>
      </span>
    </div>
  );
}
