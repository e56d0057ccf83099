/** Beside the sentence: hold the others' moves, go on, see everything at once, see it again. */
import { t } from "../core/language";
import { Icon } from "../core/widgets";
import type { Live } from "./live";

export function Pacing({ live }: { live: Live }) {
  const { paused, waiting } = live.pace;
  if (live.again.value)
    return <Small name="last" label="skip-to-now" act={() => live.stopAgain()} />;
  if (live.myTurn.value && waiting.value === 0)
    return live.hasReel.value ? (
      <Small name="again" label="show-again" act={() => void live.showAgain()} />
    ) : null;
  if (live.table.value?.phase === "over" && waiting.value === 0) return null;
  return (
    <>
      <Small
        name={paused.value ? "play" : "pause"}
        label={paused.value ? "go-on" : "hold-moves"}
        act={() => (paused.value = !paused.value)}
      />
      {waiting.value > 0 && (
        <Small
          name="last"
          label="skip-to-now"
          act={() => {
            paused.value = false;
            live.pace.catchUp();
          }}
        />
      )}
    </>
  );
}

function Small({ name, label, act }: { name: string; label: string; act: () => void }) {
  return (
    <button
      class="button quiet icon small-button"
      data-pacing={label}
      aria-label={t(label)}
      title={t(label)}
      onClick={act}
    >
      <Icon name={name} />
    </button>
  );
}
