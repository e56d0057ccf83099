/** The log in words, newest at the bottom, with a line where my last turn was. */
import { Fragment } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../core/language";
import { deeds, news } from "../core/log";
import { Dialog } from "../core/widgets";
import { DeedLines } from "./Deed";
import type { Live } from "./live";
import { pastRounds } from "./Recap";

const SHOWN = 120;

export function Log({ live }: { live: Live }) {
  return (
    <section class="log" aria-label={t("log")}>
      <h2>{t("log")}</h2>
      <Lines live={live} />
    </section>
  );
}

export function LogDialog({ live, onClose }: { live: Live; onClose: () => void }) {
  return (
    <Dialog title={t("log")} onClose={onClose}>
      <Lines live={live} />
    </Dialog>
  );
}

function Lines({ live }: { live: Live }) {
  const ref = useRef<HTMLOListElement>(null);
  const [shown, show] = useState(SHOWN);
  const log = live.log.value;
  const more = log.length > shown || live.hasEarlier();
  const earlier = async () => {
    if (log.length <= shown) await live.askEarlier();
    show(shown + SHOWN);
  };
  const me = live.me.value;
  const fresh = me === null ? [] : news(log, me);
  const first = fresh[0]?.n ?? -1;
  const over = new Map(pastRounds(live).map((round) => [round.after, round]));
  const done = deeds(log.slice(-shown), (word) => !!live.drawing.value?.begins?.includes(word));
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    list.scrollTop = list.scrollHeight;
    if (list.closest("dialog"))
      (list.querySelector(".since") ?? list.lastElementChild)?.scrollIntoView();
  }, [log.at(-1)?.n]);
  useEffect(() => () => void (live.lit.value = null), []); // nobody points at what is gone
  return (
    <ol class="log-lines" ref={ref} tabIndex={0}>
      {more && (
        <li class="earlier">
          <button class="button quiet small-button" onClick={() => void earlier()}>
            {t("log-earlier")}
          </button>
        </li>
      )}
      {done.map((deed, k) => (
        <Fragment key={deed.first}>
          {deed.first >= first && first >= 0 && !(done[k - 1]?.first >= first) && (
            <li class="since">{t("since-your-turn")}</li>
          )}
          <DeedLines
            deed={deed}
            length={deed.steps.length}
            words={live.words.value}
            live={live}
            round={deed.steps.map((s) => over.get(s.n)).find(Boolean) ?? null}
          />
        </Fragment>
      ))}
    </ol>
  );
}
