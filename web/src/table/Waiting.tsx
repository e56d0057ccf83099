/** A table that waits for players: its seats, the link for friends, a seed of one's own. */
import { useSignal } from "@preact/signals";
import { api } from "../core/api";
import { act, failed, span } from "../core/faults";
import { t } from "../core/language";
import { go } from "../core/router";
import { myName } from "../core/settings";
import type { Seat, TableInfo } from "../core/types";
import { Icon, Mark, notify, Sure } from "../core/widgets";
import { ABOUT } from "../lobby/about";
import { useListening } from "../lobby/Robots";
import { SCENES } from "../lobby/scenes";
import type { Live } from "./live";
import { Ready, ReadyMark, useArrivals } from "./Ready";
import { RobotMark } from "./RobotMark";
import { botLabel, ordered, seatName } from "./seats";
import { sure } from "../core/sure";

export function Waiting({ live }: { live: Live }) {
  const table = sure(live.table.value);
  const Scene = SCENES[table.game];
  useArrivals(table.seats);
  const seated = table.seats.some((s) => s.mine);
  const full = !table.seats.some((s) => s.kind === "open");
  const link = `${location.origin}/#/table/${table.id}/${table.invite ?? live.invite ?? ""}`;
  return (
    <main class="waiting">
      <a class="button quiet" href="#/">
        <Icon name="home" />
        {t("to-lobby")}
      </a>
      <div class="panel waiting-card">
        {Scene && <Scene />}
        <div class="waiting-body">
          <h1>{live.words.value.say("title")}</h1>
          {!seated && <Guest live={live} full={full} />}
          {seated && <p class="soft">{t(waitsFor(table))}</p>}
          {seated && <Ready id={table.id} mine={table.seats.filter((s) => s.mine)} />}
          <ul class="seat-list">
            {table.seats.map((seat) => (
              <SeatLine live={live} seat={seat} seated={seated} />
            ))}
          </ul>
          {seated && !full && table.invite && <ShareLink link={link} />}
          {seated && <OwnSeed live={live} />}
          <p class="tiny soft">
            {t("stand-in-agreed", {
              wait: span(table.stand_in.after),
              bot: botLabel(table.stand_in.bot),
            })}
          </p>
          {seated && <Leave id={table.id} />}
          {table.host && full && (
            <button class="button primary" onClick={() => act(api.start(table.id))}>
              {t(table.seats.every((s) => s.ready) ? "start-game" : "start-anyway")}
            </button>
          )}
        </div>
      </div>
    </main>
  );
}

/** What a seated player waits for: the host can do something about it, a guest is told. */
function waitsFor({ seats, host }: TableInfo): string {
  if (seats.some((s) => s.mine && !s.ready)) return "waiting-you";
  if (seats.some((s) => s.kind === "open")) return host ? "waiting-players" : "waiting-others";
  if (seats.some((s) => !s.ready)) return "waiting-ready";
  return host ? "waiting-start" : "waiting-host";
}

/** Who follows an invitation: what the game is, a name, a seat. */
function Guest({ live, full }: { live: Live; full: boolean }) {
  const table = sure(live.table.value);
  const host = table.seats.find((s) => s.kind === "person");
  const about = ABOUT[table.game];
  const sit = (e: Event) => {
    e.preventDefault();
    void act(api.join(table.id, live.invite, null, myName.value));
  };
  return (
    <>
      <p>{live.words.value.say("title.blurb")}</p>
      <p class="small soft">
        {about && `${t("minutes", { minutes: about.minutes })} · `}
        <a href={`#/rules/${table.game}`}>{t("rules")}</a>
      </p>
      {host && <p>{t(full ? "table-full" : "invited-by", { player: seatName(host) })}</p>}
      {!full && (
        <form class="row" onSubmit={sit}>
          <input
            class="field grow"
            maxLength={40}
            value={myName.value}
            placeholder={t("your-name")}
            aria-label={t("your-name")}
            onInput={(e) => (myName.value = e.currentTarget.value)}
          />
          <button class="button primary">{t("sit-down")}</button>
        </form>
      )}
    </>
  );
}

function SeatLine({ live, seat, seated }: { live: Live; seat: Seat; seated: boolean }) {
  const table = sure(live.table.value);
  const join = () => act(api.join(table.id, live.invite, seat.seat, myName.value));
  const listening = useListening(table.game, table.host && seat.kind === "open");
  const choose = (field: HTMLSelectElement) => {
    const bot = listening.value.find((each) => each.id === field.value);
    if (!bot) return act(api.setSeat(table.id, seat.seat, field.value));
    field.value = "open"; // until it sits down
    notify(t("challenged", { bot: bot.name })); // its answer may come before that of the server
    return act(api.challenge(table.id, bot.id));
  };
  return (
    <li>
      <Mark seat={seat.seat} />
      <span class="grow">
        {seatName(seat)} <RobotMark seat={seat} />
        {seat.mine && ` · ${t("you")}`}
        {seat.seeded && ` · ${t("seeded")}`}
      </span>
      <ReadyMark seat={seat} />
      {seat.kind === "open" && !seated && (
        <button class="button primary" onClick={join}>
          {t("sit-here")}
        </button>
      )}
      {table.host && !seat.mine && seat.kind === "person" && (
        <Sure
          label={t("send-away")}
          question={t("send-away-sure", { player: seatName(seat) })}
          onYes={() => void act(api.setSeat(table.id, seat.seat, "open"))}
        />
      )}
      {table.host && !seat.mine && seat.kind !== "person" && (
        <select
          class="field"
          aria-label={t("seat", { n: seat.seat + 1 })}
          value={seat.kind === "bot" ? `bot:${seat.bot}` : "open"}
          onChange={(e) => choose(e.currentTarget)}
        >
          <option value="open">{t("seat-friend")}</option>
          {ordered(live.bots.value).map((bot) => (
            <option value={`bot:${bot}`}>{t("seat-bot", { bot: botLabel(bot) })}</option>
          ))}
          {seat.kind === "open" &&
            listening.value.map((bot) => (
              <option value={bot.id}>{t("seat-robot", { bot: bot.name })}</option>
            ))}
        </select>
      )}
    </li>
  );
}

function Leave({ id }: { id: string }) {
  const leave = async () => {
    try {
      await api.leave(id);
      go("/");
    } catch (error) {
      failed(error);
    }
  };
  return (
    <button class="button quiet" onClick={() => void leave()}>
      {t("leave-table")}
    </button>
  );
}

export function ShareLink({ link, label }: { link: string; label?: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify(t("copied"));
    } catch {
      notify(link);
    }
  };
  return (
    <div class="row share">
      <input
        class="field grow"
        readOnly
        value={link}
        aria-label={label ?? t("invite-link")}
        onFocus={(e) => e.currentTarget.select()}
      />
      <button class="button" onClick={copy}>
        <Icon name="share" />
        {t(label ? "copy" : "copy-link")}
      </button>
    </div>
  );
}

function OwnSeed({ live }: { live: Live }) {
  const seed = useSignal("");
  const send = (e: Event) => {
    e.preventDefault();
    void act(api.seed(live.id, seed.value));
    seed.value = "";
  };
  return (
    <details>
      <summary class="small soft">{t("own-seed")}</summary>
      <form class="row" onSubmit={send}>
        <input
          class="field grow"
          value={seed.value}
          aria-label={t("own-seed")}
          onInput={(e) => (seed.value = e.currentTarget.value)}
        />
        <button class="button" disabled={!seed.value}>
          {t("add")}
        </button>
      </form>
      <p class="tiny soft">
        {t("own-seed-tip")} <code class="commitment">{live.table.value?.commitment}</code>
      </p>
    </details>
  );
}
