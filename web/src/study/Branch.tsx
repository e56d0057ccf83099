/** A branch of one's own on the real board: both sides, luck, what the search thinks, notes. */
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { t } from "../core/language";
import { sure } from "../core/sure";
import { Icon, Mark, notify } from "../core/widgets";
import { loadBoard } from "../games";
import { BoardBox } from "../table/BoardBox";
import { Choices } from "../table/Choices";
import { depart } from "../table/flights";
import { CLASSES, isSmall, useLayout } from "../table/useLayout";
import { Players } from "../table/Players";
import { BranchLook } from "./BranchLook";
import { BranchPath } from "./BranchPath";
import { Branching } from "./branching";
import { Note } from "./Note";
import type { Branch } from "./branch";

type Props = {
  where: string;
  game: string;
  names: string[];
  at: number;
  branch: Branch | null;
  onClose: () => void;
};

export function BranchBoard({ where, game, names, at, branch, onClose }: Props) {
  const own = useMemo(() => new Branching(where, game, names, at, branch), [where, at, branch?.id]);
  const { live } = own;
  const layout = useLayout();
  const small = isSmall(layout);
  useEffect(() => () => live.close(), [live]);
  useEffect(() => void loadBoard(game).then((loaded) => (live.drawing.value = loaded)), [game]);
  useLayoutEffect(
    () => depart(live.log.value.findLast((s) => s.by >= 0)?.by ?? null),
    [live.message.value],
  );
  const title = live.drawing.value;
  const now = own.now.value;
  if (!title || !now || !live.view.value || !live.facts.value)
    return <p class="wait">{t("loading")}</p>;
  const Strip = title.Strip ?? title.Area;
  const area = {
    view: live.view.value,
    facts: live.facts.value,
    words: live.words.value,
    names,
    me: live.me.value,
    picking: live.picking.value,
  };
  const keeps = where.startsWith("/studies/");
  const told = (
    <>
      <BranchLook own={own} names={names} />
      <BranchPath own={own} names={names} />
      {keeps && (
        <Note
          key={own.depth}
          text={own.notes.value[String(own.at + own.depth)] ?? ""}
          onText={(text) => own.note(text)}
        />
      )}
    </>
  );
  return (
    <div
      class={`table-page study-try study-branch ${CLASSES[layout]}`}
      data-game={game}
      data-depth={own.depth}
    >
      <Head own={own} onClose={onClose} keeps={keeps} small={small} />
      <main class="table-main">
        <BoardBox live={live} title={title} layout={layout} />
        {!small && (
          <aside class="side study-side" aria-label={t("branch")}>
            {told}
            <Players live={live} title={title} show={() => undefined} />
          </aside>
        )}
        <section class="bar study-bar" aria-label={t("learn-what-now")}>
          <p class="sentence" role="status">
            {asked(own, names)}
          </p>
          <Choices live={live} />
          {small && told}
          {small && keeps && <Keeping own={own} onClose={onClose} />}
        </section>
        <section class="mine" data-place={`seat-${now.seat}`} aria-label={names[now.seat]}>
          <Strip {...area} seat={now.seat} />
        </section>
      </main>
    </div>
  );
}

function asked(own: Branching, names: string[]) {
  const now = sure(own.now.value);
  const { turn, over, decision, view } = now.position;
  if (over) return t("branch-over");
  if (turn === null) return t("branch-luck-now");
  const what = own.live.words.value.decision(decision, view.asked ?? {}, turn);
  return (
    <>
      <Mark seat={turn} /> {t("branch-turn", { player: names[turn] })} {what}
    </>
  );
}

type HeadProps = { own: Branching; onClose: () => void; keeps: boolean; small: boolean };

/** A branch of a studied game, or a running game that is tried out. */
function Head({ own, onClose, keeps, small }: HeadProps) {
  const leave = t(keeps ? "branch-leave" : "explore-leave");
  return (
    <header class="table-head">
      <button class="button quiet icon" aria-label={leave} title={leave} onClick={onClose}>
        <Icon name="back" />
      </button>
      <div class="head-text">
        <h1>{t(keeps ? "branch" : "explore-head")}</h1>
        <span class="status soft">{t("step-n", { n: own.at + own.depth })}</span>
      </div>
      {keeps && !small && <Keeping own={own} onClose={onClose} />}
      {!keeps && (
        <>
          <span class="grow" />
          <button class="button back-to-game" onClick={onClose}>
            {leave}
          </button>
        </>
      )}
    </header>
  );
}

function Keeping({ own, onClose }: { own: Branching; onClose: () => void }) {
  const kept = own.kept.value;
  const usual = t("branch-usual", { n: own.at });
  const share = async () => {
    const link = `${location.origin}/#/branch/${sure(own.kept.value).id}`;
    try {
      await navigator.clipboard.writeText(link);
      notify(t("branch-copied"));
    } catch {
      notify(link);
    }
  };
  return (
    <div class="branch-keeping">
      <input
        class="branch-name"
        aria-label={t("branch-name")}
        placeholder={usual}
        maxLength={40}
        value={own.name.value}
        onInput={(e) => {
          own.name.value = e.currentTarget.value;
          own.changed.value = true;
        }}
      />
      <button
        class="button keep"
        disabled={!!kept?.mine && !own.changed.value}
        onClick={() => void own.keep(usual)}
      >
        {t(kept?.mine && !own.changed.value ? "branch-kept" : "branch-keep")}
      </button>
      {kept && (
        <button class="button share" onClick={() => void share()}>
          {t("branch-link")}
        </button>
      )}
      {kept?.mine && (
        <button
          class="button quiet remove"
          onClick={() => void own.remove().then((gone) => gone && onClose())}
        >
          {t("branch-remove")}
        </button>
      )}
    </div>
  );
}
