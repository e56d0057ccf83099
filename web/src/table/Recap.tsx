/** What became of the round that is over: a card beside the board that goes by itself, and lines in the log. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { rounds, type Round } from "../core/rounds";
import { speed } from "../core/settings";
import type { Words } from "../core/words";
import { Mark } from "../core/widgets";
import { sentence } from "./saying";
import type { Live } from "./live";

const SHOWN = { calm: 12000, normal: 8000, quick: 5000, "at-once": 0 };

/** The last round, until it was read or I decide something. */
export function useRecap(live: Live): Round | null {
  const shown = useSignal(-1);
  const last = pastRounds(live).at(-1);
  const newest = live.log.value.findLast((s) => s.by >= 0);
  const mine = newest !== undefined && live.mine.value.includes(newest.by);
  const fresh = last !== undefined && newest !== undefined && last.after >= newest.n - 1;
  useEffect(() => {
    const time = SHOWN[speed.peek()];
    if (!last || !fresh || time === 0 || live.table.value?.phase !== "running") return;
    shown.value = last.after;
    const timer = setTimeout(() => (shown.value = -1), time);
    return () => clearTimeout(timer);
  }, [last?.after]);
  if (!last || shown.value !== last.after || (mine && newest.n > last.after)) return null;
  return last;
}

/** At a desk, between the players and the log. */
export function RecapCard({ live }: { live: Live }) {
  const round = useRecap(live);
  if (!round) return null;
  return (
    <div class="recap-card" role="status">
      <b>{live.words.value.say("board-recap", { n: round.number })}</b>
      <RecapLines round={round} words={live.words.value} />
    </div>
  );
}

/** On a phone, in the line of the newest event: the points alone, the rest is a tap away in the log. */
export function RecapShort({ round, words }: { round: Round; words: Words }) {
  return (
    <span class="recap-card recap-short">
      <b>{words.say("board-recap", { n: round.number })}</b>
      {round.players.map(({ seat, points }) => (
        <span key={seat}>
          <Mark seat={seat} />
          <span class="hidden-text">{words.player(seat)}</span>
          <Gain points={points} />
        </span>
      ))}
    </span>
  );
}

function Gain({ points }: { points: number }) {
  if (points === 0) return <b class="soft">0</b>;
  return <b class={points < 0 ? "loss" : "gain"}>{points < 0 ? `−${-points}` : `+${points}`}</b>;
}

export function pastRounds(live: Live): Round[] {
  const recap = live.drawing.value?.recap;
  const facts = live.facts.value;
  return recap && facts ? rounds(live.log.value, recap, live.seats.value.length, facts) : [];
}

export function RecapLines({ round, words }: { round: Round; words: Words }) {
  return (
    <ul class="recap">
      {round.players.map(({ seat, points, told }) => (
        <li>
          <Mark seat={seat} />
          <Gain points={points} />
          <span>{sentence(told, words) || words.player(seat)}</span>
        </li>
      ))}
    </ul>
  );
}
