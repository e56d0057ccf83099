/** A thing or a rule over the page that is open: the board stays where it is. */
import { closeBook, stepBack, trail } from "../core/book";
import { t, wordsOf } from "../core/language";
import { Dialog, Icon } from "../core/widgets";
import { RuleEntry } from "./RuleEntry";
import { Entry, thingName } from "./Entry";
import { bookOf, findThing } from "./load";
import "./things.css";

export function OpenedBook() {
  const now = trail.value[trail.value.length - 1];
  if (!now) return null;
  const words = wordsOf(now.game);
  const title = now.kind === "thing" ? thingName(now.id, words) : t("rule-n", { id: now.id });
  return (
    <Dialog title={title} onClose={closeBook} key="book">
      <div class="opened" data-game={now.game}>
        {now.kind === "thing" ? (
          <OneThing game={now.game} id={now.id} />
        ) : (
          <RuleEntry game={now.game} id={now.id} />
        )}
        <p class="row opened-ways">
          {trail.value.length > 1 && (
            <button class="button" onClick={stepBack}>
              <Icon name="back" />
              {t("learn-back")}
            </button>
          )}
          <a class="button quiet" href={`#/things/${now.game}`} onClick={closeBook}>
            {t("things")}
          </a>
          <a class="button quiet" href={`#/rules/${now.game}`} onClick={closeBook}>
            {t("rules")}
          </a>
        </p>
      </div>
    </Dialog>
  );
}

function OneThing({ game, id }: { game: string; id: string }) {
  const book = bookOf(game);
  const words = wordsOf(game);
  if (!book || !words.has("title")) return <p class="wait">{t("loading")}</p>;
  const found = findThing(book, id);
  if (!found) return <p class="soft">{t("things-none")}</p>;
  return <Entry game={game} book={book} thing={found.thing} words={words} />;
}
