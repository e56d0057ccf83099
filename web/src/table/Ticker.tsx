/** On a phone: the newest event in words, and how many there were since my last turn; a tap opens the log. */
import { t } from "../core/language";
import { news } from "../core/log";
import type { Step } from "../core/types";
import { Mark } from "../core/widgets";
import type { Live } from "./live";
import { RecapShort, useRecap } from "./Recap";

export function Ticker({ live, onOpen }: { live: Live; onOpen: () => void }) {
  const words = live.words.value;
  const round = useRecap(live);
  const me = live.me.value;
  const log = live.log.value;
  const told = (step: Step) => step.events.filter((e) => words.has(`event-${e.tell}`));
  const newest = log.findLast((step) => told(step).length > 0);
  const event = newest && told(newest).at(-1);
  const fresh = me === null ? 0 : news(log, me).flatMap(told).length;
  const seat = event?.seat ?? -1;
  if (round)
    return (
      <button class="ticker" onClick={onOpen} title={t("log")}>
        <RecapShort round={round} words={words} />
      </button>
    );
  return (
    <button class="ticker" onClick={onOpen} title={t("log")}>
      {seat >= 0 ? <Mark seat={seat} /> : <span class="luck">◆</span>}
      <span class="ticker-text">{event ? words.logged(event) : ""}</span>
      {fresh > 1 && <b title={t("since-your-turn")}>{fresh}</b>}
    </button>
  );
}
