/** The first page: four games, my tables, open tables, finished ones. Nothing else. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../core/api";
import { failed } from "../core/faults";
import { loadTitle, t, wordsOf } from "../core/language";
import { go } from "../core/router";
import { lang, level, myName } from "../core/settings";
import type { GameInfo } from "../core/types";
import { honestOf } from "../core/honest";
import { Icon } from "../core/widgets";
import { learned } from "../core/progress";
import { ABOUT } from "./about";
import { ForMe, Tables, useTables } from "./Tables";
import { usualBot } from "../table/seats";
import { Manual } from "./Manual";
import { NewTableDialog } from "./NewTable";
import { SCENES } from "./scenes";
import { SettingsDialog } from "./Settings";

export const ORDER = ["stone_age", "akropolis", "origins", "pantheon"];

export function Lobby() {
  const games = useSignal<GameInfo[] | null>(null);
  const bots = useSignal<string[]>([]);
  const making = useSignal<GameInfo | null>(null);
  const settings = useSignal(false);
  const failed = useSignal(false);
  const tables = useTables();
  useEffect(() => {
    api.games().then(
      (answer) => {
        games.value = answer.games;
        bots.value = answer.bots;
        level.value = usualBot(answer.bots);
      },
      () => (failed.value = true),
    );
  }, []);
  for (const id of ORDER) void loadTitle(id);
  const rest = (games.value ?? []).map((g) => g.id).filter((id) => !ORDER.includes(id));
  return (
    <div class="lobby">
      <header class="lobby-head">
        <h1>
          <Logo />
          Megalith
        </h1>
        <p class="soft wide-only">{t("tagline")}</p>
        <span class="grow" />
        <Languages />
        <button
          class="button quiet icon"
          aria-label={t("settings")}
          onClick={() => (settings.value = true)}
        >
          <Icon name="gear" />
        </button>
      </header>
      {failed.value && (
        <p class="warning" role="alert">
          {t("offline")}
        </p>
      )}
      <main>
        <ForMe lists={tables} />
        <ul class="games">
          {[...ORDER, ...rest].map((id) => (
            <GameCard
              id={id}
              game={games.value?.find((g) => g.id === id)}
              known={games.value !== null}
              bots={bots.value}
              onNew={(g) => (making.value = g)}
            />
          ))}
        </ul>
        <Tables lists={tables} />
      </main>
      <footer class="row lobby-foot small">
        <a href="#/replay">{t("replay-file")}</a>
        {(games.value ?? []).map((g) => (
          <a href={`#/score/${g.id}`}>{t("calculator-of", { game: wordsOf(g.id).say("title") })}</a>
        ))}
        <Manual />
      </footer>
      {making.value && (
        <NewTableDialog
          game={making.value}
          bots={bots.value}
          onClose={() => (making.value = null)}
        />
      )}
      {settings.value && <SettingsDialog onClose={() => (settings.value = false)} />}
    </div>
  );
}

function Logo() {
  return (
    <svg viewBox="0 0 64 64" width="36" height="36" aria-hidden="true">
      <path d="M15 28h9v28H13zM38 28h9l3 28H39z" fill="var(--accent)" />
      <path d="M24 28h3l-1 28h-2zM47 28h3l4 28h-4z" fill="var(--ink)" opacity=".45" />
      <path d="M8 14l47-4 3 14-49 3z" fill="var(--attention)" />
      <path d="M9 27l49-3v3L10 30z" fill="var(--ink)" opacity=".45" />
    </svg>
  );
}

export function Languages() {
  return (
    <span class="languages" role="group" aria-label={t("language")}>
      {(["en", "pl"] as const).map((l) => (
        <button
          class="button quiet"
          aria-pressed={lang.value === l}
          lang={l}
          onClick={() => (lang.value = l)}
        >
          {l.toUpperCase()}
        </button>
      ))}
    </span>
  );
}

type CardProps = {
  id: string;
  game?: GameInfo;
  known: boolean;
  bots: string[];
  onNew: (game: GameInfo) => void;
};

function GameCard({ id, game, known, bots, onNew }: CardProps) {
  const words = wordsOf(id);
  const Scene = SCENES[id];
  const about = ABOUT[id];
  return (
    <li class="game panel">
      {Scene && <Scene />}
      <div class="game-body">
        <h2>{words.say("title")}</h2>
        <p class="small blurb">{words.say("title.blurb")}</p>
        {honestOf(game)}
        <p class="facts small soft">
          {game && (
            <span>
              {t("players-range", {
                least: game.players[0],
                most: game.players[game.players.length - 1],
              })}
            </span>
          )}
          {about && <span>{t("minutes", { minutes: about.minutes })}</span>}
          {about && <Weight n={about.weight} />}
        </p>
        <div class="row">
          <button
            class="button primary"
            disabled={!game}
            onClick={() => game && playNow(game, bots)}
          >
            <Icon name="play" />
            {t("play-now")}
          </button>
          {game && !learned(id) && (
            <a class="button" href={`#/learn/${id}`}>
              {t("learn")}
            </a>
          )}
          <button class="button" disabled={!game} onClick={() => game && onNew(game)}>
            {t("new-table")}
          </button>
        </div>
        {game && (
          <p class="small game-doors">
            <a href={`#/rules/${id}`} aria-label={t("rules-of", { game: words.say("title") })}>
              {t("rules")}
            </a>
            {game.puzzles > 0 && <a href={`#/puzzles/${id}`}>{t("puzzles")}</a>}
            <a href={`#/deal/${id}`}>{t("deal-of-day")}</a>
          </p>
        )}
        {known && !game && <p class="tiny soft">{t("not-installed")}</p>}
      </div>
    </li>
  );
}

function Weight({ n }: { n: number }) {
  return (
    <span class="weight" role="img" aria-label={t("weight", { n })}>
      {[1, 2, 3, 4, 5].map((k) => (
        <i class={k <= n ? "on" : ""} />
      ))}
    </span>
  );
}

export async function playNow(game: GameInfo, bots: string[]): Promise<void> {
  const bot = `bot:${usualBot(bots)}`;
  const others = Math.min(3, game.players[game.players.length - 1]) - 1;
  const seats = [
    { who: "me", name: myName.value },
    ...Array.from({ length: others }, () => ({ who: bot })),
  ];
  try {
    const table = await api.create({ game: game.id, options: {}, public: false, seats });
    go(`/table/${table.id}`);
  } catch (error) {
    failed(error);
  }
}
