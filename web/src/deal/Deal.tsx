/** The deal of the day, or one for friends: the same luck for everybody, results and comparison. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { loadTitle, ready, t, wordsOf } from "../core/language";
import { lang } from "../core/settings";
import { Icon, notify } from "../core/widgets";
import { Wrong } from "../puzzles/Puzzles";
import { Card } from "./Card";
import { Compared } from "./Compared";
import { Dealing, placeOf, signed } from "./dealing";
import "./deal.css";
import type { DealEntry, DealInfo } from "./wire";

const WAIT = 4000; // milliseconds until the bots' own games are asked for again

export function DealPage({ game, id }: { game: string; id: string | null }) {
  const dealing = useMemo(() => new Dealing(game, id), [game, id]);
  useEffect(() => void loadTitle(game), [game]);
  const deal = dealing.deal.value;
  const bots = deal?.entries.some((e) => e.bot) ?? false;
  useEffect(() => {
    if (!deal || bots) return;
    const timer = setTimeout(() => void dealing.refresh(), WAIT);
    return () => clearTimeout(timer);
  }, [deal]);
  if (dealing.wrong.value) return <Wrong code={dealing.wrong.value} />;
  if (!deal || !ready(game)) return <p class="wait">{t("loading")}</p>;
  const mine = deal.entries.find((e) => e.mine && e.counted);
  return (
    <main class="page deal" data-deal={deal.id} data-done={deal.done}>
      <header class="page-head">
        <a class="button quiet icon" href="#/" aria-label={t("to-lobby")}>
          <Icon name="home" />
        </a>
        <h1>
          {t(deal.day === null ? "deal-friends-of" : "deal-of-day-of", {
            game: wordsOf(game).say("title"),
          })}
        </h1>
      </header>
      <p>
        {deal.day !== null && <b>{dateOf(deal)}. </b>}
        {t("deal-intro", { n: deal.iterations, bot: t(`bot-${deal.bot}`) })}
      </p>
      <Doors dealing={dealing} deal={deal} />
      <section class="panel">
        <h2>{t("deal-results")}</h2>
        <Results deal={deal} />
        {!bots && <p class="small soft">{t("deal-bots-play")}</p>}
      </section>
      {deal.entries.some((e) => e.rounds.length > 0) && (
        <section class="panel">
          <h2>{t("deal-compare")}</h2>
          <Compared deal={deal} />
        </section>
      )}
      {mine && (
        <section class="panel">
          <h2>{t("deal-card")}</h2>
          <Card deal={deal} entry={mine} when={dateOf(deal)} />
        </section>
      )}
      <Proof deal={deal} />
    </main>
  );
}

function dateOf(deal: DealInfo): string {
  const when = new Date(1000 * deal.opens);
  return when.toLocaleDateString(lang.value, { dateStyle: "long", timeZone: "UTC" });
}

function Doors({ dealing, deal }: { dealing: Dealing; deal: DealInfo }) {
  const copied = useSignal(false);
  const share = async () => {
    await navigator.clipboard.writeText(dealing.link).catch(() => undefined);
    copied.value = true;
    notify(t("deal-copied"));
  };
  const closed = deal.seed !== null;
  return (
    <section class="panel deal-doors">
      {!deal.mine && !closed && (
        <button class="button primary counted" onClick={() => void dealing.play(true)}>
          <Icon name="play" />
          {t("deal-play")}
        </button>
      )}
      {deal.mine && !deal.done && (
        <a class="button primary goes-on" href={`#/table/${deal.mine}`}>
          <Icon name="play" />
          {t("deal-go-on")}
        </a>
      )}
      {(deal.done || closed) && (
        <button class="button uncounted" onClick={() => void dealing.play(false)}>
          {t("deal-again")}
        </button>
      )}
      <button class="button link" onClick={() => void share()}>
        {t("deal-link")}
      </button>
      <button class="button friends" onClick={() => void dealing.forFriends()}>
        {t("deal-for-friends")}
      </button>
      {deal.before && (
        <a class="button quiet" href={`#/deal/${deal.game}/${deal.before}`}>
          {t("deal-yesterday")}
        </a>
      )}
      {!deal.done && !closed && <p class="small soft">{t("deal-rules")}</p>}
    </section>
  );
}

export function nameOf(entry: DealEntry): string {
  if (entry.bot) return t("deal-bot", { bot: t(`bot-${entry.bot}`) });
  return entry.name || t(entry.mine ? "deal-you" : "deal-nobody");
}

function Results({ deal }: { deal: DealInfo }) {
  if (!deal.entries.length) return <p class="soft">{t("deal-nobody-yet")}</p>;
  return (
    <div class="sheet-scroll" tabIndex={0}>
      <table class="sheet deal-results">
        <thead>
          <tr>
            <th scope="col">{t("deal-place")}</th>
            <th scope="col">{t("deal-player")}</th>
            <th scope="col">{t("deal-lead")}</th>
            <th scope="col">{t("deal-points")}</th>
          </tr>
        </thead>
        <tbody>
          {deal.entries.map((e, k) => (
            <tr class={`${e.mine ? "mine" : ""} ${e.bot ? "bot" : ""}`} key={k}>
              <td>{e.counted ? placeOf(deal.entries, e) : "–"}</td>
              <th scope="row">
                {e.table ? <a href={`#/replay/${e.table}`}>{nameOf(e)}</a> : nameOf(e)}
                {!e.counted && <span class="soft small"> {t("deal-uncounted")}</span>}
              </th>
              <td>{signed(e.lead)}</td>
              <td>{e.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Proof({ deal }: { deal: DealInfo }) {
  return (
    <details class="panel deal-proof">
      <summary>{t("deal-proof")}</summary>
      <p class="small">{t("deal-proof-tip")}</p>
      <dl>
        <dt>{t("deal-hash")}</dt>
        <dd>
          <code>{deal.commitment}</code>
        </dd>
        {deal.next && (
          <>
            <dt>{t("deal-hash-next")}</dt>
            <dd>
              <code>{deal.next}</code>
            </dd>
          </>
        )}
        <dt>{t("deal-seed")}</dt>
        <dd>{deal.seed ? <code>{deal.seed}</code> : t("deal-seed-later")}</dd>
      </dl>
    </details>
  );
}
