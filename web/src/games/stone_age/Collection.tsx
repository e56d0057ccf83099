/** The cards of a player, gathered by what they are worth at the end. */
import { tip } from "../../core/tooltip";
import type { Json } from "../../core/types";
import type { Words } from "../../core/words";
import { Small } from "../stat";
import { Role, Symbol } from "./faces";

/** The lower halves of the cards, gathered: symbols by kind, figures by role. */
export function Collection({
  cards,
  hidden,
  words,
}: {
  cards: Json[];
  hidden: number;
  words: Words;
}) {
  const green = new Map<string, Json[]>();
  const yellow = new Map<string, Json[]>();
  for (const c of cards) {
    const [map, key] =
      c.bottom.colour === "green" ? [green, c.bottom.symbol] : [yellow, c.bottom.role];
    map.set(key, [...(map.get(key) ?? []), c]);
  }
  const names = (list: Json[]) =>
    tip(() => ({
      title: list.map((c) => words.name("card", c.id)).join(" + "),
      thing: `card-${list[0].id}`,
    })) as object;
  return (
    <span class="area-group collection">
      {[...green].map(([id, list]) => (
        <span
          class="badge green"
          role="img"
          aria-label={list.map((c) => words.name("card", c.id)).join(", ")}
          {...names(list)}
        >
          <Small>
            <Symbol id={id} />
          </Small>
          {list.length > 1 && <b>{list.length}</b>}
        </span>
      ))}
      {[...yellow].map(([id, list]) => (
        <span
          class="badge yellow"
          role="img"
          aria-label={list.map((c) => words.name("card", c.id)).join(", ")}
          {...names(list)}
        >
          <Small>
            <Role id={id} />
          </Small>
          <b>{list.reduce((n, c) => n + c.bottom.figures, 0)}</b>
        </span>
      ))}
      {hidden > 0 && (
        <span class="badge" title={words.say("board-hidden")}>
          ?
        </span>
      )}
    </span>
  );
}
