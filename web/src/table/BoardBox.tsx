/** The board in its fixed region, with the dice that were just thrown. */
import { t } from "../core/language";
import type { Title } from "../games/title";
import { Dice } from "./Dice";
import type { Live } from "./live";
import { Zoom } from "./Zoom";
import { sure } from "../core/sure";

type Props = { live: Live; title: Title; tall: boolean };

export function BoardBox({ live, title, tall }: Props) {
  const log = live.log.value;
  const board = (
    <title.Board
      view={live.view.value}
      facts={sure(live.facts.value)}
      words={live.words.value}
      names={live.names.value}
      me={live.me.value}
      tall={tall}
      picking={live.picking.value}
      last={log.slice(-3)}
      preview={live.preview.value?.view ?? null}
    />
  );
  return (
    <section class="board-box" aria-label={t("board")}>
      {ownsView(title, tall) ? board : <Zoom>{board}</Zoom>}
      <Dice steps={log} />
    </section>
  );
}

/** Whether the board zooms by itself. */
export function ownsView(title: Title, tall: boolean): boolean {
  return title.ownView === "always" || (title.ownView === "tall" && tall);
}
