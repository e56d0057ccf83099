/** The cards in hand. A click on one begins with it: the action that it is for, one more of it to be played, or
 * its discarding. */
import { tip } from "../../core/tooltip";
import type { Json } from "../../core/types";
import type { Words } from "../../core/words";
import type { Picking } from "./props";
import { CardFace } from "./tokens";

type Props = {
  cards: Record<string, number>;
  mine: boolean;
  picking: Picking;
  facts: Json;
  words: Words;
};

export function Hand({ cards, mine, picking, facts, words }: Props) {
  return (
    <span class="area-group hand">
      {Object.entries(cards).map(([id, n]) => {
        const press = mine ? pressed(id, picking, facts) : null;
        const played = mine ? playing(id, picking, facts) : 0;
        return (
          <button
            class={`hand-card ${press ? "can" : ""} ${played ? "picked" : ""}`}
            aria-disabled={!press}
            onClick={() => press?.()}
            {...tip(() => ({
              title: words.name("card", id),
              text: words.tip("card", id),
              thing: `card-${id}`,
            }))}
          >
            <svg viewBox="-30 -40 60 82" width="42" height="58" aria-hidden="true">
              <CardFace id={id} />
            </svg>
            <span class="hidden-text">{`${words.name("card", id)}: ${n}`}</span>
            {(n > 1 || played > 0) && (
              <b aria-hidden="true">{played ? `${played}/${n}` : `×${n}`}</b>
            )}
          </button>
        );
      })}
    </span>
  );
}

/** What a click on this card would do now. */
function pressed(id: string, picking: Picking, facts: Json): (() => void) | null {
  if (picking.decision === "choose_action") {
    const begin = { do: "choose_action", action: actionOf(id, facts) };
    return picking.can(begin) ? () => picking.pick(begin) : null;
  }
  const discard = { do: "discard_card", card: id };
  if (picking.can(discard)) return () => picking.pick(discard);
  const next = oneMore(id, picking, facts);
  return next && (() => picking.propose(next));
}

function actionOf(id: string, facts: Json): string {
  const card = cardFacts(id, facts);
  if (card?.steps) return "move";
  return card?.coins ? "buy" : "offer";
}

function cardFacts(id: string, facts: Json): Json | undefined {
  return [...facts.cards.items, ...facts.special_money.items].find((c: Json) => c.id === id);
}

/** The cards that would be played, with one more of this one; after the last of it none. */
function oneMore(id: string, picking: Picking, facts: Json) {
  const now = picking.shown;
  const n = playing(id, picking, facts);
  const options =
    actionOf(id, facts) === "move"
      ? [n + 1, 0].map((cards) => ({ do: "commit_move", cards }))
      : [n + 1, 0].map((k) => ({
          do: "commit_coins",
          coins: { ...(now?.do === "commit_coins" ? now.coins : {}), [id]: k },
        }));
  return options.find((option) => picking.can(option)) ?? null;
}

/** So many of this card would be played by what is shown. */
function playing(id: string, picking: Picking, facts: Json): number {
  const now = picking.shown;
  if (now?.do === "commit_move") return actionOf(id, facts) === "move" ? now.cards : 0;
  return now?.do === "commit_coins" ? (now.coins[id] ?? 0) : 0;
}
