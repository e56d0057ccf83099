/** On a phone: the newest action in words, and how many actions there were since my last turn; a tap opens the log.
 * At first the coach is offered there. */
import { useRef } from "preact/hooks";
import { t } from "../core/language";
import { bySeat, deeds, news, type Deed } from "../core/log";
import type { Told } from "../core/types";
import { Mark } from "../core/widgets";
import { CoachOffer, isOffered } from "./CoachOffer";
import type { Live } from "./live";
import { RecapShort, useRecap } from "./Recap";
import { said, sentence, telling } from "./saying";

export function OneLine({ live, onOpen }: { live: Live; onOpen: () => void }) {
  const decided = live.log.value.filter((step) => live.mine.value.includes(step.by)).length;
  const before = useRef(decided);
  const offered = isOffered(live) && decided <= before.current; // once I play on, it gives way
  return offered ? <CoachOffer live={live} short /> : <Ticker live={live} onOpen={onOpen} />;
}

function Ticker({ live, onOpen }: { live: Live; onOpen: () => void }) {
  const words = live.words.value;
  const round = useRecap(live);
  const me = live.me.value;
  const log = live.log.value;
  const begins = (word: string) => !!live.drawing.value?.begins?.includes(word);
  const newest = deeds(log, begins).findLast((deed) => said(deed, live).length > 0);
  const told = newest ? shown(newest, live) : [];
  const seat = newest && newest.seat >= 0 ? (told.at(0)?.seat ?? newest.seat) : -1;
  const fresh = me === null ? 0 : deeds(news(log, me), begins).length;
  if (round)
    return (
      <button class="ticker" onClick={onOpen} title={t("log")}>
        <RecapShort round={round} words={words} />
      </button>
    );
  return (
    <button class="ticker" onClick={onOpen} title={t("log")}>
      {seat >= 0 ? <Mark seat={seat} /> : <span class="luck">◆</span>}
      <span class="ticker-text">{sentence(told, words, telling(live))}</span>
      {fresh > 1 && <b title={t("since-your-turn")}>{fresh}</b>}
    </button>
  );
}

/** The newest part of an action. Of what others did all of it; of what I am doing the last step: the rest I know. */
function shown(deed: Deed, live: Live): Told[] {
  const newest = bySeat(said(deed, live)).at(-1) ?? [];
  return deed.seat === live.me.value ? newest.slice(-1) : newest;
}
