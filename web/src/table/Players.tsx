/** The players in turn order: mark, name, points, who thinks, who is here. */
import { useEffect, useRef } from "preact/hooks";
import { api } from "../core/api";
import { failed } from "../core/faults";
import { t } from "../core/language";
import { go } from "../core/router";
import { liveScore } from "../core/settings";
import { tip } from "../core/tooltip";
import type { View, Seat } from "../core/types";
import { Dialog, Icon, Mark, seatColour, Sure } from "../core/widgets";
import { Points as PointsSign } from "../games/changes";
import type { Title } from "../games/title";
import type { Live } from "./live";
import { RivalCards, RivalChips } from "./Rivals";
import { RobotMark } from "./RobotMark";
import { botLabel, usualBot } from "./seats";
import { sure } from "../core/sure";

export type PlayersProps = { live: Live; title: Title; show: (seat: number) => void };

export function Players({ live, title, show }: PlayersProps) {
  return (
    <ul class="players">
      {live.seats.value.map((seat) => (
        <li
          class={live.turn.value === seat.seat ? "on-turn" : ""}
          data-place={`seat-${seat.seat}`}
          style={{ "--seat": seatColour(seat.seat) }}
        >
          <button class="player" onClick={() => show(seat.seat)}>
            <span class="player-line">
              <Mark seat={seat.seat} />
              <b class="player-name">{live.names.value[seat.seat]}</b>
              <RobotMark seat={seat} />
              {seat.mine && <span class="you">{t("you")}</span>}
              <Presence seat={seat} />
              <span class="grow" />
              <Points live={live} title={title} seat={seat.seat} />
            </span>
            {title.Brief && (
              <span class="brief">
                <title.Brief {...area(live)} seat={seat.seat} />
                <Ends view={live.view.value} title={title} seat={seat.seat} />
              </span>
            )}
          </button>
        </li>
      ))}
      <RivalCards live={live} title={title} show={show} />
    </ul>
  );
}

export function Chips({ live, title, show }: PlayersProps) {
  const alone = live.mine.value.length === 1; // "you" is nobody's name where several share a device
  return (
    <ul class="chips">
      {live.seats.value.map((seat) => (
        <li
          class={live.turn.value === seat.seat ? "on-turn" : ""}
          data-place={`seat-${seat.seat}`}
          style={{ "--seat": seatColour(seat.seat) }}
        >
          <button class="chip" onClick={() => show(seat.seat)}>
            <Mark seat={seat.seat} />
            <ChipName name={seat.mine && alone ? t("you") : live.names.value[seat.seat]} />
            <RobotMark seat={seat} />
            <Points live={live} title={title} seat={seat.seat} />
            <Ends view={live.view.value} title={title} seat={seat.seat} />
          </button>
        </li>
      ))}
      <RivalChips live={live} title={title} show={show} />
    </ul>
  );
}

/** Of a name that is too long its number stays: bots are told apart by it. */
function ChipName({ name }: { name: string }) {
  const [, word, n] = /^(.*\S)\s+(\d+)$/.exec(name) ?? [];
  if (!word) return <span class="chip-name">{name}</span>;
  return (
    <span class="chip-name numbered">
      <span>{word}</span>
      {` ${n}`}
    </span>
  );
}

function Points({ live, title, seat }: { live: Live; title: Title; seat: number }) {
  const view = liveScore.value ? live.view.value : null;
  const points = view ? title.points(view, seat) : null;
  const before = useRef(points);
  const change = points !== null && before.current !== null ? points - before.current : 0;
  useEffect(() => void (before.current = points), [points]);
  if (points === null) return null;
  return (
    <b
      class="points"
      role="img"
      aria-label={t("points-now", { n: points })}
      {...tip(() => ({ title: t("points-now", { n: points }) }))}
    >
      {change !== 0 && (
        <i class={`change ${change > 0 ? "gain" : "loss"}`} key={points} aria-hidden="true">
          {change > 0 ? `+${change}` : `−${-change}`}
        </i>
      )}
      {title.ends && (
        <svg class="points-sign" viewBox="-9 -12 20 25" aria-hidden="true">
          <PointsSign />
        </svg>
      )}
      {signed(points)}
      {title.ends && <span class="label tall-only">{t("points-short")}</span>}
    </b>
  );
}

/** A number as it is printed, with a minus. */
function signed(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

/** The points if the game ended now: never to be taken for those scored so far. */
export function Ends({ view, title, seat }: { view: View | null; title: Title; seat: number }) {
  const n = liveScore.value && view ? (title.ends?.(view, seat) ?? null) : null;
  if (n === null) return null;
  const said = t("points-at-end", { n });
  return (
    <span class="ends" role="img" aria-label={said} {...tip(() => ({ title: said }))}>
      <span class="label wide-only">{t("if-it-ended")}</span>
      <Icon name="hourglass" />
      {signed(n)}
      <span class="label tall-only">{t("ends-short")}</span>
    </span>
  );
}

function Presence({ seat }: { seat: Seat }) {
  if (seat.kind === "bot")
    return (
      <span class="tag soft">
        <Icon name="bot" />
      </span>
    );
  if (seat.bot) return <span class="tag attention-text">{t("bot-sits-in")}</span>;
  return (
    <span
      class={`dot ${seat.online ? "here" : "away"}`}
      title={t(seat.online ? "online" : "away")}
    />
  );
}

/** What the drawing of somebody's things is given. */
export function area(live: Live) {
  return {
    view: live.view.value,
    facts: sure(live.facts.value),
    words: live.words.value,
    names: live.names.value,
    me: live.me.value,
    picking: live.picking.value,
  };
}

type DialogProps = { live: Live; title: Title; seat: number; onClose: () => void };

export function PlayerDialog({ live, title, seat, onClose }: DialogProps) {
  const who = live.seats.value[seat];
  const atTable = live.mine.value.length > 0;
  return (
    <Dialog title={live.words.value.player(seat)} wide onClose={onClose}>
      <title.Area {...area(live)} seat={seat} />
      {who?.kind === "person" && atTable && live.table.value?.phase === "running" && (
        <>
          <StandIn live={live} seat={who} />
          <Removing live={live} seat={who} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}

type RemovingProps = { live: Live; seat: Seat; onClose: () => void };

/** The host replaces a stranger at a public table; who plays alone may give the game up. */
function Removing({ live, seat, onClose }: RemovingProps) {
  const table = live.table.value;
  if (!table) return null;
  const act = async (work: Promise<unknown>, then: () => void) => {
    try {
      await work;
      then();
    } catch (error) {
      failed(error);
    }
  };
  const alone = !table.seats.some((s) => s.kind === "person" && !s.mine);
  if (seat.mine) {
    return (
      <p class="row stand-in">
        <Sure
          label={t(alone ? "give-up" : "leave-table")}
          question={t(alone ? "sure-for-good" : "leave-sure")}
          onYes={() => void act(api.leave(table.id), () => go("/"))}
        />
      </p>
    );
  }
  if (!table.host || !table.public) return null;
  const bot = table.stand_in.bot;
  return (
    <p class="row stand-in">
      <Sure
        label={t("replace-player")}
        question={t("replace-sure", { bot: botLabel(bot) })}
        onYes={() => void act(api.setSeat(table.id, seat.seat, `bot:${bot}`), onClose)}
      />
    </p>
  );
}

function StandIn({ live, seat }: { live: Live; seat: Seat }) {
  if (seat.bot && seat.mine) {
    return (
      <p class="row stand-in">
        <button class="button primary" onClick={() => live.handBack(seat.seat)}>
          {t("take-seat-back")}
        </button>
      </p>
    );
  }
  if (seat.bot) return <p class="soft stand-in">{t("bot-sits-in")}</p>;
  if (!seat.mine && seat.online) return null;
  const best = seat.mine ? usualBot(live.bots.value) : null; // another's: the table's bot
  return (
    <p class="row stand-in">
      <button class="button" onClick={() => live.standIn(seat.seat, best)}>
        <Icon name="bot" />
        {t(seat.mine ? "let-bot-play" : "bot-for-absent")}
      </button>
    </p>
  );
}
