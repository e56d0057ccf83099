/** The log in words, newest at the bottom, with a line where my last turn was. */
import { Component, Fragment } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../core/language";
import { news } from "../core/log";
import type { Step } from "../core/types";
import type { Words } from "../core/words";
import { Dialog, Mark } from "../core/widgets";
import type { Live } from "./live";

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
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    list.scrollTop = list.scrollHeight;
    if (list.closest("dialog"))
      (list.querySelector(".since") ?? list.lastElementChild)?.scrollIntoView();
  }, [log.at(-1)?.n]);
  return (
    <ol class="log-lines" ref={ref} tabIndex={0}>
      {more && (
        <li class="earlier">
          <button class="button quiet small-button" onClick={() => void earlier()}>
            {t("log-earlier")}
          </button>
        </li>
      )}
      {log.slice(-shown).map((step) => (
        <Fragment key={step.n}>
          {step.n === first && <li class="since">{t("since-your-turn")}</li>}
          <StepLines step={step} words={live.words.value} table={live.id} />
        </Fragment>
      ))}
    </ol>
  );
}

type StepProps = { step: Step; words: Words; table: string };

/** A step never changes, so its lines are made once for each language. */
class StepLines extends Component<StepProps> {
  override shouldComponentUpdate(next: StepProps): boolean {
    return next.step !== this.props.step || next.words !== this.props.words;
  }

  override render({ step, words, table }: StepProps) {
    return (
      <>
        {step.events
          .filter((e) => words.has(`event-${e.tell}`))
          .map((event) => (
            <li class={event.tell.startsWith("round") ? "chapter" : ""}>
              <a
                class="step-link"
                href={`#/replay/${table}/${step.n + 1}`}
                aria-label={t("step-n", { n: step.n + 1 })}
              >
                {event.seat >= 0 ? <Mark seat={event.seat} /> : <span class="luck">◆</span>}
              </a>
              <span>{words.event(event)}</span>
            </li>
          ))}
      </>
    );
  }
}
