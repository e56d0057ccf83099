/** My bots: programs of mine that play over the network, each with a token of its own. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { api } from "../core/api";
import { failed } from "../core/faults";
import { t } from "../core/language";
import type { BotAccount, ListeningBot, NewToken } from "../core/types";
import { Icon, Sure } from "../core/widgets";
import { ShareLink } from "../table/Waiting";

export function Robots() {
  const bots = useSignal<BotAccount[]>([]);
  const shown = useSignal<NewToken | null>(null);
  const load = async () => {
    try {
      bots.value = (await api.bots()).bots;
    } catch (error) {
      failed(error);
    }
  };
  const act = async (work: Promise<NewToken | null>) => {
    try {
      const made = await work;
      await load(); // the list grows before the token is scrolled to
      shown.value = made;
    } catch (error) {
      failed(error);
    }
  };
  return (
    <details class="robots" onToggle={(e) => e.currentTarget.open && void load()}>
      <summary>{t("my-bots")}</summary>
      <p class="small soft">{t("my-bots-tip")}</p>
      <ul>
        {bots.value.map((bot) => (
          <Line key={bot.id} bot={bot} act={(work) => void act(work)} />
        ))}
      </ul>
      {shown.value && <Token made={shown.value} />}
      <NewBot make={(name) => act(api.newBot(name))} />
    </details>
  );
}

type LineProps = { bot: BotAccount; act: (work: Promise<NewToken | null>) => void };

function Line({ bot, act }: LineProps) {
  const state = !bot.token ? "bot-no-token" : bot.listening ? "bot-listens" : "bot-away";
  return (
    <li>
      <Icon name="bot" />
      <span class="grow robot-name">
        <b>{bot.name}</b> <span class="tiny soft">{t(state)}</span>
      </span>
      <span class="row">
        <Sure
          label={t("new-token")}
          question={t("new-token-sure")}
          onYes={() => act(api.newToken(bot.id))}
        />
        <Sure
          label={t("remove-bot")}
          question={t("remove-bot-sure", { bot: bot.name })}
          onYes={() => act(api.removeBot(bot.id).then(() => null))}
        />
      </span>
    </li>
  );
}

function Token({ made }: { made: NewToken }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [made.token]);
  return (
    <div class="token" role="status" ref={box}>
      <p class="small">{t("token-once", { bot: made.bot.name })}</p>
      <ShareLink link={made.token} label={t("token")} />
    </div>
  );
}

function NewBot({ make }: { make: (name: string) => Promise<void> }) {
  const name = useSignal("");
  const send = (e: Event) => {
    e.preventDefault();
    void make(name.value.trim()).then(() => (name.value = ""));
  };
  return (
    <form class="row" onSubmit={send}>
      <input
        class="field grow"
        maxLength={40}
        value={name.value}
        placeholder={t("bot-name-of-mine")}
        aria-label={t("bot-name-of-mine")}
        onInput={(e) => (name.value = e.currentTarget.value)}
      />
      <button class="button" disabled={!name.value.trim()}>
        {t("make-bot")}
      </button>
    </form>
  );
}

/** The bots that listen for a game now, looked up again and again while somebody may ask one. */
export function useListening(game: string, wanted: boolean): Signal<ListeningBot[]> {
  const bots = useSignal<ListeningBot[]>([]);
  useEffect(() => {
    if (!wanted) return;
    const look = async () => {
      const found = await api.listening().catch(() => ({ bots: [] }));
      bots.value = found.bots.filter((bot) => bot.games.includes(game));
    };
    void look();
    const timer = setInterval(() => void look(), 5000);
    return () => clearInterval(timer);
  }, [game, wanted]);
  return bots;
}
