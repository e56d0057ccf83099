/** The study page: a game looked back at with the search. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { loadTitle, t } from "../core/language";
import { rename } from "../core/router";
import { WayBack } from "../core/WayBack";
import type { Json } from "../core/types";
import { Icon } from "../core/widgets";
import { Upload } from "../replay/Replay";
import { nameOf } from "../replay/Walk";
import { Reel } from "../replay/reel";
import { Overview } from "./Overview";
import { Stepping } from "./Stepping";
import "./study.css";
import { comeFrom, Studying } from "./studying";
import { BranchBoard } from "./Branch";
import { Trying } from "./Try";
import { Wrong } from "./Wrong";

export function StudyPage({ id, step }: { id: string | null; step: number | null }) {
  const record = useSignal<Json | null>(null);
  if (!id && !record.value)
    return <Upload heading={t("study-file")} onRecord={(r) => (record.value = r)} />;
  return <Study id={id} record={record.value} step={step} />;
}

type Props = { id: string | null; record: Json | null; step: number | null };

function Study({ id, record, step }: Props) {
  const studying = useMemo(() => new Studying(id, record, step), [id, record]);
  const reel = useMemo(() => new Reel(id, record, step ?? 0, "study"), [id, record]);
  useEffect(
    () => () => {
      studying.close();
      reel.close();
    },
    [studying, reel],
  );
  const game = reel.about.value?.game;
  useEffect(() => void (game && loadTitle(game)), [game]);
  const shown = studying.shown.value;
  useEffect(() => {
    if (id && shown.what === "all") rename(`/study/${id}`);
  }, [shown]);
  const wrong = studying.wrong.value || reel.wrong.value;
  if (wrong) return <Wrong code={wrong} to={comeFrom(studying)} />;
  const state = studying.state.value;
  const about = reel.about.value;
  if (!state || !about || !reel.frame.value || !reel.title.value)
    return <p class="wait">{t("loading")}</p>;
  const names = about.names.map(nameOf);
  if (!state.study) return <Waiting studying={studying} />;
  if (shown.what === "try")
    return <Trying studying={studying} game={about.game} names={names} n={shown.n} key={shown.n} />;
  if (shown.what === "branch")
    return (
      <BranchBoard
        where={`/studies/${state.key}`}
        game={about.game}
        names={names}
        at={shown.at}
        branch={shown.branch}
        onClose={() => (studying.shown.value = { what: "all" })}
      />
    );
  if (shown.what === "step") return <Stepping studying={studying} reel={reel} names={names} />;
  return <Overview studying={studying} reel={reel} names={names} game={about.game} />;
}

/** Nothing is known yet: begin, or wait. */
function Waiting({ studying }: { studying: Studying }) {
  const state = studying.state.value;
  const running = state?.state === "waiting" || state?.state === "running";
  return (
    <main class="page study-wait">
      <header class="page-head">
        <a class="button quiet icon" href="#/" aria-label={t("to-lobby")}>
          <Icon name="home" />
        </a>
        <h1>{t("study")}</h1>
        <span class="grow" />
        <WayBack to={comeFrom(studying)} />
      </header>
      <section class="panel">
        <p>{t("study-intro")}</p>
        {state?.state === "failed" && <p role="alert">{t("study-failed")}</p>}
        {running ? (
          <>
            <progress max={1} value={state.part} aria-label={t("study-progress")} />
            <p class="small soft" role="status">
              {state.state === "waiting"
                ? t("study-waiting")
                : t("study-part", { n: Math.round(100 * state.part) })}
            </p>
            {state.mine && (
              <button class="button" onClick={() => void studying.stop()}>
                {t("study-stop")}
              </button>
            )}
          </>
        ) : (
          <button class="button primary" onClick={() => void studying.begin()}>
            {t("study-begin")}
          </button>
        )}
      </section>
    </main>
  );
}
