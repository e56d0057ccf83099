/** The head of the table: game, round and phase, warnings about the end, undo, log, rules, replay, settings. */
import { t } from "../core/language";
import { go } from "../core/router";
import { Icon } from "../core/widgets";
import type { Title } from "../games/title";
import type { Live } from "./live";

type Props = { live: Live; title: Title; open: (what: string) => void };

export function Head({ live, title, open }: Props) {
  const words = live.words.value;
  const running = live.table.value?.phase === "running";
  const warnings = (running && title.warnings?.(live.view.value, words)) || [];
  const status = title.status(live.view.value, words);
  const [name, more] = words.say("title").split(":");
  return (
    <header class="table-head">
      <a class="button quiet icon" href="#/" aria-label={t("to-lobby")}>
        <Icon name="home" />
      </a>
      <div class="head-text">
        <h1>
          {name}
          {more && <span class="wide-only">:{more}</span>}
        </h1>
        <span class="status soft">{status}</span>
        <SetLine live={live} />
      </div>
      {warnings.map((w) => (
        <span class="warning" title={w}>
          {w}
        </span>
      ))}
      {live.socket.state.value !== "online" && (
        <span class="warning" role="alert">
          {t("offline")}
        </span>
      )}
      <span class="grow" />
      <Tools live={live} open={open} />
    </header>
  );
}

/** With whose numbers we play; where there is little room by a sign: about so many, other than the shipped. */
function SetLine({ live }: { live: Live }) {
  const set = live.table.value?.components;
  const ours = live.own.value?.stand_ins ?? live.game.value?.stand_ins ?? 0;
  const game = live.table.value?.game ?? "";
  if (!set && ours === 0) return null;
  const name = set?.name || t("set-unnamed");
  const short = set?.digest.slice(0, 4) ?? "";
  const named = set ? t("set-named", { name, digest: short }) : "";
  const honest = ours > 0 ? t("honest", { n: ours }) : "";
  return (
    <a
      class="set-named tiny soft"
      href={`#/components/${game}`}
      title={honest ? `${honest} ${t("honest-link")}` : named}
      aria-label={named || t("honest-short", { n: ours })}
    >
      <span class="wide-only">{named || t("honest-short", { n: ours })}</span>
      <span class="tall-only">{named ? `≠ ${short}` : `≈ ${ours}`}</span>
    </a>
  );
}

function Tools({ live, open }: Omit<Props, "title">) {
  const still = !live.canUndo.value;
  return (
    <>
      <button
        class="button quiet"
        aria-label={t("undo")}
        disabled={still}
        onClick={() => live.undo()}
      >
        <Icon name="undo" />
        <span class="wide-only word">{t("undo")}</span>
      </button>
      <button class="button quiet wide-only" disabled={still} onClick={() => live.restart()}>
        <Icon name="restart" />
        <span class="word">{t("restart-turn")}</span>
      </button>
      <Tool name="book" label="rules" act={() => open("rules")} />
      <Tool class="wide-only" name="first" label="replay" act={() => go(`/replay/${live.id}/0`)} />
      <Tool name="gear" label="settings" act={() => open("settings")} />
    </>
  );
}

type ToolProps = { name: string; label: string; act: () => void; class?: string };

function Tool({ name, label, act, class: extra = "" }: ToolProps) {
  return (
    <button
      class={`button quiet icon ${extra}`}
      aria-label={t(label)}
      title={t(label)}
      onClick={act}
    >
      <Icon name={name} />
    </button>
  );
}
