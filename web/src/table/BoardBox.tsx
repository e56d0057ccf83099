/** The board in its fixed region, with the dice that were just thrown. */
import { t } from "../core/language";
import type { Title } from "../games/title";
import { Dice } from "./Dice";
import { Lit } from "./Lit";
import type { Live } from "./live";
import { Notice } from "./Notice";
import { isSmall, type Layout } from "./useLayout";
import { Zoom } from "./Zoom";
import { sure } from "../core/sure";

type Props = { live: Live; title: Title; layout: Layout };

export function BoardBox({ live, title, layout }: Props) {
  const tall = isSmall(layout);
  const log = live.log.value;
  const board = (
    <title.Board
      view={live.view.value}
      facts={sure(live.facts.value)}
      words={live.words.value}
      names={live.names.value}
      me={live.me.value}
      tall={tall}
      low={layout === "low"}
      picking={live.picking.value}
      last={live.lit.value ?? log.slice(-3)}
      preview={live.preview.value?.view ?? null}
    />
  );
  return (
    <section class="board-box" aria-label={t("board")}>
      {ownsView(title, tall) ? board : <Zoom>{board}</Zoom>}
      <Dice steps={log} adds={(record) => title.adds?.(record) ?? false} />
      <Lit live={live} title={title} />
      <Notice live={live} />
    </section>
  );
}

/** Whether the board zooms by itself. */
export function ownsView(title: Title, tall: boolean): boolean {
  return title.ownView === "always" || (title.ownView === "tall" && tall);
}
