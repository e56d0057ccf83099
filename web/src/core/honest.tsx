/** One plain sentence where numbers of a title are ours and not the printed ones, and the way to mend it. */
import { t } from "./language";
import type { GameInfo } from "./types";

type Props = { game: string; stand_ins: number };

export function Honest({ game, stand_ins }: Props) {
  if (stand_ins === 0) return null;
  return (
    <p class="tiny soft honest">
      {t("honest", { n: stand_ins })} <a href={`#/components/${game}`}>{t("honest-link")}</a>
    </p>
  );
}

export function honestOf(game: GameInfo | null | undefined) {
  return game ? <Honest game={game.id} stand_ins={game.stand_ins} /> : null;
}
