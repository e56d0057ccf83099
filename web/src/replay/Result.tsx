/** What a shared game opens with: who won, the score sheet, the curve, and the way into the game itself. */
import { t } from "../core/language";
import type { Result } from "../core/types";
import { Dialog, Icon } from "../core/widgets";
import type { Words } from "../core/words";
import { Curve, readTable } from "../table/Curve";
import { Bars, SheetTable } from "../table/End";
import type { Reel } from "./reel";

type Props = { reel: Reel; result: Result; game: string; names: string[]; words: Words };

export function ResultCard({ reel, result, game, names, words }: Props) {
  const { sheets, ending } = result;
  const winners = sheets.filter((s) => s.place === 1).map((s) => words.player(s.seat));
  const close = () => (reel.card.value = false);
  const watch = () => {
    close();
    reel.move(0);
    reel.run(true);
  };
  return (
    <Dialog title={words.say("title")} wide onClose={close}>
      <div class="result-card">
        {winners.length > 0 && (
          <p class="winner">{t("winner", { names: words.join(winners), count: winners.length })}</p>
        )}
        {ending && <p class="soft">{words.say(`ending-${ending}`)}</p>}
        <div class="row end-actions">
          <button class="button primary" onClick={watch}>
            <Icon name="play" />
            {t("watch-game")}
          </button>
          <button class="button" onClick={close}>
            {t("last-position")}
          </button>
        </div>
        <Bars game={game} sheets={sheets} names={names} words={words} />
        {reel.id && <Curve read={readTable(reel.id)} game={game} names={names} />}
        <SheetTable sheets={sheets} names={names} words={words} />
      </div>
    </Dialog>
  );
}
