/** A thing or a rule over the page that is open: the board stays where it is. */
import { closeBook, stepBack, trail } from "../core/book";
import { ready, t, wordsOf } from "../core/language";
import { Dialog, Icon } from "../core/widgets";
import { RuleEntry } from "./RuleEntry";
import { Entry, thingName } from "./Entry";
import { bookOf, findThing } from "./load";
import "./things.css";

export function OpenedBook() {
  const now = trail.value[trail.value.length - 1];
  if (!now) return null;
  const words = wordsOf(now.game);
  const title =
    now.kind === "thing"
      ? thingName(now.id, words)
      : t(now.kind === "rule" ? "rule-n" : "what-was-that", { id: now.id });
  return (
    <Dialog title={title} onClose={closeBook} key="book">
      <div class="opened" data-game={now.game}>
        {now.kind === "rule" ? (
          <RuleEntry game={now.game} id={now.id} />
        ) : (
          now.id
            .split(" ")
            .map((id, _, all) => (
              <OneThing key={id} game={now.game} id={id} named={all.length > 1} />
            ))
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

type OneProps = { game: string; id: string; named: boolean };

function OneThing({ game, id, named }: OneProps) {
  const book = bookOf(game);
  const words = wordsOf(game);
  if (!book || !ready(game)) return <p class="wait">{t("loading")}</p>;
  const found = findThing(book, id);
  if (!found) return <p class="soft">{t("things-none")}</p>;
  return (
    <>
      {named && <h3>{thingName(id, words)}</h3>}
      <Entry game={game} book={book} thing={found.thing} words={words} />
    </>
  );
}
