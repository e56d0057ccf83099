/** A table: waiting for players, being played, or over. The same frame for every title. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { t } from "../core/language";
import { loadBoard } from "../games";
import { later } from "../later";
import type { Title } from "../games/title";
import { RulesDialog } from "../rules/Rules";
import { SettingsDialog } from "../lobby/Settings";
import { Bar } from "./Bar";
import { BoardBox } from "./BoardBox";
import { CoachOffer, isOffered } from "./CoachOffer";
import { Curtain } from "./Curtain";
import { EndDialog } from "./End";
import { mayExplore } from "./exploring";
import { depart } from "./flights";
import { Head } from "./Head";
import { Live } from "./live";
import { Log, LogDialog } from "./Log";
import { PlayerDialog, Players, Chips } from "./Players";
import { RecapCard } from "./Recap";
import { OneLine } from "./Ticker";
import { Waiting } from "./Waiting";
import { CLASSES, isSmall, useLayout } from "./useLayout";
import { useKeys } from "./keys";
import { sure } from "../core/sure";

const BranchBoard = later(() => import("../study/Branch").then((m) => m.BranchBoard));

export function TablePage({ id, invite }: { id: string; invite: string | null }) {
  const live = useMemo(() => new Live(id, invite), [id, invite]);
  useEffect(() => () => live.close(), [live]);
  const table = live.table.value;
  if (live.socket.state.value === "gone") return <Gone />;
  if (!table) return <p class="wait">{t("loading")}</p>;
  if (table.phase === "open") return <Waiting live={live} />;
  return <Playing live={live} />;
}

function Gone() {
  return (
    <main class="wait">
      <h1>{t("gone")}</h1>
      <p class="soft">{t("gone-tip")}</p>
      <a class="button primary" href="#/">
        {t("to-lobby")}
      </a>
    </main>
  );
}

function Playing({ live }: { live: Live }) {
  const title = live.drawing;
  const open = useSignal<string>("");
  const player = useSignal<number | null>(null);
  const exploring = useSignal<number | null>(null); // from this step on
  const layout = useLayout();
  const tall = isSmall(layout);
  const game = sure(live.table.value).game;
  const over = sure(live.table.value).phase === "over";
  useEffect(() => void loadBoard(game).then((loaded) => (title.value = loaded)), [game]);
  useEffect(() => {
    if (over) open.value = "end";
  }, [over]);
  useKeys(live);
  useLayoutEffect(() => depart(lastMover(live)), [live.message.value]);
  const view = live.view.value;
  if (!title.value || !view || !live.facts.value) return <p class="wait">{t("loading")}</p>;
  const drawing = title.value;
  const close = () => (open.value = "");
  if (exploring.value !== null)
    return (
      <BranchBoard
        where={`/tables/${live.id}`}
        game={game}
        names={live.names.value}
        at={exploring.value}
        branch={null}
        onClose={() => (exploring.value = null)}
      />
    );
  const explore = mayExplore(live)
    ? () => (exploring.value = sure(live.table.value).steps)
    : undefined;
  return (
    <div class={`table-page ${CLASSES[layout]}`} data-game={game}>
      <a class="skip-link button primary" href="#choices" onClick={focusChoices}>
        {t("skip-to-choices")}
      </a>
      <Head live={live} title={drawing} open={(what) => (open.value = what)} />
      <main class="table-main">
        <BoardBox live={live} title={drawing} layout={layout} />
        {tall ? (
          <>
            <OneLine live={live} onOpen={() => (open.value = "log")} />
            <Chips live={live} title={drawing} show={(seat) => (player.value = seat)} />
          </>
        ) : (
          <aside class="side" aria-label={t("players")}>
            <Players live={live} title={drawing} show={(seat) => (player.value = seat)} />
            {isOffered(live) && <CoachOffer live={live} />}
            <RecapCard live={live} />
            <Log live={live} />
          </aside>
        )}
        <Bar live={live} title={drawing} openEnd={() => (open.value = "end")} explore={explore} />
        <MyArea live={live} title={drawing} />
      </main>
      {live.curtain.value && <Curtain live={live} />}
      {open.value === "end" && live.message.value?.sheets && (
        <EndDialog live={live} onClose={close} />
      )}
      {open.value === "rules" && <RulesDialog game={game} onClose={close} />}
      {open.value === "settings" && <SettingsDialog onClose={close} />}
      {open.value === "log" && <LogDialog live={live} onClose={close} />}
      {player.value !== null && (
        <PlayerDialog
          live={live}
          title={drawing}
          seat={player.value}
          onClose={() => (player.value = null)}
        />
      )}
    </div>
  );
}

/** The seat that decided last. */
function lastMover(live: Live): number | null {
  return live.log.value.findLast((s) => s.by >= 0)?.by ?? null;
}

function focusChoices(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>("#choices summary, #choices button, #choices")?.focus();
}

function MyArea({ live, title }: { live: Live; title: Title }) {
  const seat = live.me.value ?? live.turn.value ?? 0;
  const Shown = title.Strip ?? title.Area;
  return (
    <section
      class="mine"
      tabIndex={0}
      data-place={`seat-${seat}`}
      aria-label={t("area-of", { player: live.words.value.player(seat) })}
    >
      <Shown
        view={live.view.value}
        facts={sure(live.facts.value)}
        words={live.words.value}
        names={live.names.value}
        me={live.me.value}
        seat={seat}
        picking={live.picking.value}
      />
    </section>
  );
}
