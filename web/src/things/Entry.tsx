/** One thing of the book: its picture, what it does, its numbers, and the rules that speak of it. */
import { t } from "../core/language";
import type { Words } from "../core/words";
import type { Thing } from "../learn/wire";
import { RuleLine } from "../rules/RuleLine";
import { parts, valueText, type Book } from "./load";

type Props = { game: string; book: Book; thing: Thing; words: Words };

export function Drawn({ book, thing, words }: Omit<Props, "game">) {
  const [field, id] = parts(thing.id);
  const picture = book.Picture({ field, id, facts: book.facts, words });
  return picture && <div class="thing-picture">{picture}</div>;
}

export function thingName(id: string, words: Words): string {
  const name = words.say(id);
  return name.charAt(0).toLocaleUpperCase(words.lang) + name.slice(1);
}

export function Entry({ game, book, thing, words }: Props) {
  return (
    <article class="thing-entry" data-thing={thing.id}>
      <Drawn book={book} thing={thing} words={words} />
      <div>
        <p class="thing-does">{words.tip(...parts(thing.id))}</p>
        <Numbers thing={thing} words={words} />
      </div>
      {thing.rules.length > 0 && (
        <section class="thing-rules">
          <h3>{t("thing-rules")}</h3>
          {thing.rules.map((rule) => (
            <RuleLine key={rule} game={game} id={rule} />
          ))}
        </section>
      )}
    </article>
  );
}

function Numbers({ thing, words }: { thing: Thing; words: Words }) {
  const numbers = Object.entries(thing.numbers);
  if (numbers.length === 0) return null;
  return (
    <dl class="thing-numbers">
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`number-${name}`)}</dt>
          <dd>{valueText(value, words)}</dd>
        </div>
      ))}
    </dl>
  );
}
