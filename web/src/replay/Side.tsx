/** Beside a replayed board: the players as they stand, and what happened up to this step. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/language";
import { Mark, seatColour } from "../core/widgets";
import type { AreaProps } from "../games/title";
import { Ends } from "../table/Players";
import type { Reel } from "./reel";
import { sure } from "../core/sure";

const SHOWN = 60;
type Props = { reel: Reel; names: string[]; area: Omit<AreaProps, "seat"> };

export function Side({ reel, names, area }: Props) {
  const title = sure(reel.title.value);
  return (
    <aside class="side" aria-label={t("players")}>
      <ul class="players">
        {names.map((name, seat) => (
          <li
            class={area.view.to_move === seat ? "on-turn" : ""}
            style={{ "--seat": seatColour(seat) }}
            data-place={`seat-${seat}`}
          >
            <button class="player" onClick={() => reel.about.value?.over && reel.look(seat)}>
              <span class="player-line">
                <Mark seat={seat} />
                <b class="player-name">{name}</b>
                <span class="grow" />
                <b class="points">{title.points(area.view, seat)}</b>
              </span>
              {title.Brief && (
                <span class="brief">
                  <title.Brief {...area} seat={seat} />
                  <Ends view={area.view} title={title} seat={seat} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <section class="log" aria-label={t("log")}>
        <h2>{t("log")}</h2>
        <History reel={reel} area={area} />
      </section>
    </aside>
  );
}

function History({ reel, area }: Omit<Props, "names">) {
  const ref = useRef<HTMLOListElement>(null);
  const { words } = area;
  useEffect(() => {
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, [reel.frame.value]);
  return (
    <ol class="log-lines" ref={ref} tabIndex={0}>
      {reel.history(SHOWN).flatMap((frame) =>
        frame.events
          .filter((e) => words.has(`event-${e.tell}`))
          .map((e, k) => (
            <li key={`${frame.step}-${k}`}>
              {e.seat >= 0 ? <Mark seat={e.seat} /> : <span class="luck">◆</span>}
              <span>{words.logged(e)}</span>
            </li>
          )),
      )}
    </ol>
  );
}
