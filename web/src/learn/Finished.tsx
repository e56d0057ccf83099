/** The end of a lesson: the next one, a game from here, and after the last one a game with the coach. */
import { api } from "../core/api";
import { failed } from "../core/faults";
import { t } from "../core/language";
import { go } from "../core/router";
import { sure } from "../core/sure";
import { Icon } from "../core/widgets";
import { firstGame } from "./firstGame";
import { Primary } from "./Primary";
import type { Taking } from "./taking";
import { lessonWords } from "./words";

export function Finished({ taking }: { taking: Taking }) {
  const { game, lesson, lessons } = taking;
  const next = lessons[lessons.indexOf(lesson) + 1];
  const now = sure(taking.now.value);
  const words = lessonWords(game);
  const name = (id: string) => words?.say(`lesson-${id}`) ?? "";
  return (
    <section class="bar lesson-bar finished" aria-label={t("learn-what-now")}>
      <div class="lesson-said">
        <p class="sentence" role="status">
          {t("learn-finished", { lesson: name(lesson) })}
        </p>
        <p class="soft">
          {next
            ? t("learn-next-is", {
                lesson: name(next),
                about: words?.say(`lesson-${next}.blurb`) ?? "",
              })
            : t("learn-last")}
        </p>
      </div>
      <div class="lesson-way">
        <button class="button quiet" onClick={() => void taking.back()}>
          <Icon name="back" />
          {t("learn-back")}
        </button>
        {!next && (
          <a class="button" href={`#/learn/${game}`}>
            {t("learn-course")}
          </a>
        )}
        {next && !now.position.over && (
          <button class="button" onClick={() => void playOn(taking)}>
            {t("learn-play-on")}
          </button>
        )}
        {next ? (
          <Primary label={t("learn-next-lesson")} act={() => go(`/learn/${game}/${next}`)} />
        ) : (
          <Primary label={t("coach-first")} act={() => void firstGame(game)} />
        )}
      </div>
    </section>
  );
}

/** A game from here against easy bots. */
async function playOn({ now }: Taking): Promise<void> {
  const { record, seats, me } = sure(now.value);
  const steps = sure(record).steps as unknown[];
  const sitting = Array.from({ length: seats }, (_, k) => ({ who: k === me ? "me" : "bot:easy" }));
  try {
    go(`/table/${(await api.fork({ record: sure(record) }, steps.length, sitting)).id}`);
  } catch (error) {
    failed(error);
  }
}
