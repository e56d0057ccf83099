/** Through the steps of a replay: first, back, run, on, last, the slider, and whose look it is. */
import { t } from "../core/language";
import { Icon } from "../core/widgets";
import type { Reel } from "./reel";

export function Walker({ reel, names }: { reel: Reel; names: string[] }) {
  const at = reel.at.value;
  const running = reel.running.value;
  return (
    <div class="row walker">
      <Step label="first-step" icon="first" act={() => reel.move(0)} />
      <Step label="step-back" icon="back" act={() => reel.move(at - 1)} />
      <Step
        label={running ? "pause" : "run"}
        icon={running ? "pause" : "play"}
        act={() => reel.run(!running)}
      />
      <Step label="step-on" icon="next" act={() => reel.move(at + 1)} />
      <Step label="last-step" icon="last" act={() => reel.move(reel.steps)} />
      <input
        class="grow"
        type="range"
        min="0"
        max={reel.steps}
        value={at}
        aria-label={t("step-n", { n: at })}
        onInput={(e) => reel.move(e.currentTarget.valueAsNumber)}
      />
      <output class="small">
        {at} / {reel.steps}
      </output>
      <select
        class="field"
        aria-label={t("look-of")}
        value={String(reel.seat.value)}
        disabled={!reel.about.value?.over}
        onChange={(e) =>
          reel.look(e.currentTarget.value === "null" ? null : Number(e.currentTarget.value))
        }
      >
        <option value="null">{t("spectator")}</option>
        {names.map((n, k) => (
          <option value={String(k)}>{n}</option>
        ))}
      </select>
    </div>
  );
}

function Step({ label, icon, act }: { label: string; icon: string; act: () => void }) {
  return (
    <button class="button icon" aria-label={t(label)} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}
