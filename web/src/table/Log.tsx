/** The log in words, newest at the bottom, with a line where my last turn was. */
import { Component, Fragment } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { openDeed } from "../core/book";
import { t } from "../core/language";
import { counted, deeds, news, type Deed } from "../core/log";
import type { Round } from "../core/rounds";
import type { Told } from "../core/types";
import type { Words } from "../core/words";
import { Dialog, Mark } from "../core/widgets";
import { added } from "../games/changes";
import type { Live } from "./live";
import { pastRounds, RecapLines } from "./Recap";

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

type DeedProps = { deed: Deed; length: number; words: Words; live: Live; round: Round | null };

/** An action changes only while steps are added to it, so its line is made once for each of its lengths. */
class DeedLines extends Component<DeedProps> {
  override shouldComponentUpdate(next: DeedProps): boolean {
    const { deed, length, words, round } = this.props;
    return (
      next.length !== length ||
      next.round?.after !== round?.after ||
      next.words !== words ||
      next.deed.steps.some((step, k) => step !== deed.steps[k])
    );
  }

  override render({ deed, words, live, round }: DeedProps) {
    const told = toldOf(deed, live);
    const chapters = told.filter(isChapter);
    const rest = told.filter((e) => !isChapter(e));
    const acted = deed.seat < 0 ? [] : said(deed, live);
    const luck = rest.filter((e) => deed.seat < 0 || !(e.seat >= 0));
    const light = (on: boolean) => (live.lit.value = on ? deed.steps : null);
    return (
      <>
        {rest.length > 0 && (
          <li
            onPointerEnter={() => light(true)}
            onPointerLeave={() => light(false)}
            onFocusIn={() => light(true)}
            onFocusOut={() => light(false)}
          >
            <a
              class="step-link"
              href={`#/replay/${live.id}/${deed.first + 1}`}
              aria-label={t("step-n", { n: deed.first + 1 })}
            >
              {deed.seat >= 0 ? <Mark seat={deed.seat} /> : <span class="luck">◆</span>}
            </a>
            <span>
              {sentence(acted, words, telling(live))} <Changed deed={deed} live={live} />{" "}
              <Asked deed={deed} live={live} />
              {luck.length > 0 && (
                <details class="luck-lines">
                  <summary>
                    {t(deed.seat < 0 ? "log-set-up" : "log-luck", { n: luck.length })}
                  </summary>
                  {luck.map((e) => (
                    <p>{words.logged(e)}</p>
                  ))}
                </details>
              )}
            </span>
          </li>
        )}
        {round && (
          <li class="round-over">
            <b>{words.say("board-recap", { n: round.number })}</b>
            <RecapLines round={round} words={words} />
          </li>
        )}
        {chapters.map((e) => (
          <li class="chapter">{words.event(e)}</li>
        ))}
      </>
    );
  }
}

/** What is said of an action: all that players did and got, without luck and new rounds; of the set-up its luck. */
export function said(deed: Deed, live: Live): Told[] {
  const rest = toldOf(deed, live).filter((e) => !isChapter(e));
  if (deed.seat < 0) return rest.slice(-1);
  const own = rest.filter((e) => e.seat >= 0);
  return withoutAfter(own, deed.seat, live.drawing.value?.recap?.after ?? []);
}

function toldOf(deed: Deed, live: Live): Told[] {
  const unsaid = live.drawing.value?.unsaid ?? [];
  const events = deed.steps.flatMap((s) => s.events);
  return events.filter((e) => !unsaid.includes(e.tell) && live.words.value.has(`event-${e.tell}`));
}

function isChapter(event: Told): boolean {
  return event.tell.startsWith("round");
}

/** What is summed up at the end of a round is no part of the action before it, unless there is nothing else. */
function withoutAfter(own: Told[], seat: number, after: string[]): Told[] {
  const acted = own.filter((e) => !after.includes(e.tell));
  return acted.length ? acted : own.filter((e) => e.seat === seat);
}

/** What it brought and cost, drawn; the sentence says it in words. */
function Changed({ deed, live }: { deed: Deed; live: Live }) {
  const changes = live.drawing.value?.changes;
  const facts = live.facts.value;
  if (!changes || !facts || deed.seat < 0) return null;
  const after = live.drawing.value?.recap?.after ?? [];
  const sum: Record<string, number> = {};
  for (const step of deed.steps) {
    const events = withoutAfter(step.events, deed.seat, after).filter((e) => e.seat === deed.seat);
    added(sum, changes.of({ ...step, events }, facts));
  }
  const changed = Object.entries(sum).filter(([, n]) => n !== 0);
  if (changed.length === 0) return null;
  return (
    <span class="changed" aria-hidden="true">
      {changed.map(([id, n]) => (
        <span class={n < 0 ? "loss" : "gain"}>
          {n < 0 ? `−${-n}` : `+${n}`}
          <svg viewBox="-13 -13 26 26" width="18" height="18">
            <changes.Icon id={id} seat={deed.seat} />
          </svg>
        </span>
      ))}
    </span>
  );
}

const MOST_ASKED = 3;

/** What somebody did, explained by the things that it was about. */
function Asked({ deed, live }: { deed: Deed; live: Live }) {
  const things = thingsIn(deed, live.words.value);
  if (deed.seat < 0 || things.length === 0) return null;
  return (
    <button
      class="asked-deed"
      aria-label={t("what-was-that")}
      title={t("what-was-that")}
      onClick={() => openDeed(live.table.value?.game ?? "", things)}
    >
      ?
    </button>
  );
}

/** A field `place: "forest"` is about the thing place-forest, if there is more to say of it. */
function thingsIn(deed: Deed, words: Words): string[] {
  const told = deed.steps.flatMap((s) => (s.by >= 0 ? [s.record, ...s.events] : s.events));
  const named = told.flatMap((record) =>
    Object.entries(record).flatMap(([field, id]) =>
      typeof id === "string" && words.tip(field, id) ? [`${field}-${id}`] : [],
    ),
  );
  return [...new Set(named)].slice(0, MOST_ASKED);
}

type Say = (event: Told) => string;

/** How an event is told: short, but so that it can be carried out where people sit at a real table. */
export function telling(live: Live): Say {
  const [words, view, facts] = [live.words.value, live.view.value, live.facts.value];
  if (live.table.value?.luck !== "typed") return (event) => words.logged(event);
  const title = live.drawing.value;
  return (event) =>
    (view && facts && title?.placed?.(event, { view, facts, words })) || words.event(event);
}

/** What somebody did, in one line: the name is said once. */
export function sentence(
  events: Told[],
  words: Words,
  say: Say = (event) => words.logged(event),
): string {
  let before: number | null = null;
  const parts: string[] = [];
  for (const event of events) {
    const text = say(event).replace(/\.$/, "");
    parts.push(before === event.seat ? goesOn(text, event.seat, words) : text);
    before = event.seat;
  }
  return parts.length ? `${counted(parts).join(" · ")}.` : "";
}

/** A sentence that goes on: without the name, or within a sentence where none stands first. */
function goesOn(text: string, seat: number, words: Words): string {
  const own = seat === words.me;
  const name = own ? words.say("learn-you") : words.player(seat);
  const rest = text.slice(name.length);
  if (text.startsWith(name) && /^[:,]?\s/.test(rest)) return rest.replace(/^[:,]?\s+/, "");
  return own ? text[0].toLowerCase() + text.slice(1) : text;
}
