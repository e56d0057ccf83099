/** One rule with what it leads to: the things it speaks of, and the refusals that quote it. */
import { openThing } from "../core/book";
import { t, wordsOf } from "../core/language";
import { lessonWords } from "../learn/words";
import { RuleLine } from "../rules/RuleLine";
import { thingName } from "./Entry";
import { bookOf, thingsOf } from "./load";
import "./things.css";

const FEW = 8; // things of a chapter that are named one by one

export function RuleEntry({ game, id }: { game: string; id: string }) {
  return (
    <div class="rule-entry">
      <RuleLine game={game} id={id} alone />
      <RuleLinks game={game} id={id} />
    </div>
  );
}

/** The way from a rule to things and refusals; nothing where there are none. */
export function RuleLinks({ game, id }: { game: string; id: string }) {
  const book = bookOf(game);
  const words = wordsOf(game);
  const own = lessonWords(game);
  if (!book) return null;
  const things = thingsOf(book, id);
  const refusals = book.things.refusals[id] ?? [];
  return (
    <>
      {things.length > 0 && (
        <p class="rule-things">
          {things.map(({ chapter, things: some }) =>
            some.length > FEW ? (
              <a class="chip-link" href={`#/things/${game}/${chapter.id}`} key={chapter.id}>
                {own?.say(`things-${chapter.id}`)}
              </a>
            ) : (
              some.map((thing) => (
                <button class="chip-link" key={thing.id} onClick={() => openThing(game, thing.id)}>
                  {thingName(thing.id, words)}
                </button>
              ))
            ),
          )}
        </p>
      )}
      {refusals.map((key) => (
        <p class="rule-refusal small" key={key}>
          <span class="soft">{t("rule-refuses")}</span>{" "}
          {withoutNumbers(words.say(`refusal-${key}`))}
        </p>
      ))}
    </>
  );
}

/** A refusal without what it is about: "{$place}" is "…". */
function withoutNumbers(text: string): string {
  return text.replace(/\{\s*\$?[\w-]+(\(\))?\s*\}/g, "…");
}
