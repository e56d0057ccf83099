/** One action in the log: a line for each player whom it concerns, its luck, the round that it ended. */
import { Component } from "preact";
import { openDeed } from "../core/book";
import { t } from "../core/language";
import { bySeat, type Deed } from "../core/log";
import type { Round } from "../core/rounds";
import type { Told } from "../core/types";
import type { Words } from "../core/words";
import { Mark } from "../core/widgets";
import { added } from "../games/changes";
import type { Live } from "./live";
import { RecapLines } from "./Recap";
import { isChapter, said, sentence, telling, toldOf, withoutAfter } from "./saying";

type DeedProps = { deed: Deed; length: number; words: Words; live: Live; round: Round | null };

/** An action changes only while steps are added to it, so its lines are made once for each of its lengths. */
export class DeedLines extends Component<DeedProps> {
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
    const parts = deed.seat < 0 ? [] : bySeat(said(deed, live));
    const own = Math.max(
      0,
      parts.findIndex((part) => part[0].seat === deed.seat),
    );
    const lines = parts.length ? parts : [[]];
    return (
      <>
        {rest.length > 0 &&
          lines.map((events, k) => (
            <Line deed={deed} first={k === 0} events={events} live={live}>
              {k === own && (
                <>
                  <Changed deed={deed} live={live} /> <Asked deed={deed} live={live} />
                  <Luck deed={deed} told={rest} words={words} />
                </>
              )}
            </Line>
          ))}
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

type LineProps = {
  deed: Deed;
  first: boolean;
  events: Told[];
  live: Live;
  children: preact.ComponentChildren;
};

/** What one player did or got, under the own mark; it rings its things on the board. */
function Line({ deed, first, events, live, children }: LineProps) {
  const seat = events.at(0)?.seat ?? deed.seat;
  const step = first ? undefined : deed.steps.find((s) => s.events.includes(events[0]));
  const n = (step?.n ?? deed.first) + 1;
  const light = (on: boolean) => (live.lit.value = on ? deed.steps : null);
  return (
    <li
      onPointerEnter={() => light(true)}
      onPointerLeave={() => light(false)}
      onFocusIn={() => light(true)}
      onFocusOut={() => light(false)}
    >
      <a class="step-link" href={`#/replay/${live.id}/${n}`} aria-label={t("step-n", { n })}>
        {seat >= 0 ? <Mark seat={seat} /> : <span class="luck">◆</span>}
      </a>
      <span>
        {sentence(events, live.words.value, telling(live))} {children}
      </span>
    </li>
  );
}

function Luck({ deed, told, words }: { deed: Deed; told: Told[]; words: Words }) {
  const luck = told.filter((e) => deed.seat < 0 || !(e.seat >= 0));
  if (luck.length === 0) return null;
  return (
    <details class="luck-lines">
      <summary>{t(deed.seat < 0 ? "log-set-up" : "log-luck", { n: luck.length })}</summary>
      {luck.map((e) => (
        <p>{words.logged(e)}</p>
      ))}
    </details>
  );
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
