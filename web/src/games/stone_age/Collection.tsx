/** The cards of a player, gathered by what they are worth at the end. */
import { tip } from "../../core/tooltip";
import type { Json } from "../../core/types";
import type { Words } from "../../core/words";
import { Small } from "../stat";
import { Role, Symbol } from "./faces";

/** Cards that may not be looked at, as a small pile of backs. */
function FaceDown({ n, words }: { n: number; words: Words }) {
  const name = words.say("board-hidden", { n });
  return (
    <span class="badge face-down" role="img" aria-label={name} {...tip(() => ({ title: name }))}>
      <svg viewBox="0 0 26 30" width="22" height="26" aria-hidden="true">
        {Array.from({ length: Math.min(n, 3) }, (_, k) => (
          <g transform={`translate(${2 + k * 2} ${2 + k * 2})`}>
            <rect width="17" height="22" rx="3" fill="#8a6b3a" stroke="#3d2a12" />
            <path d="M4 15c3-9 6-9 9 0M6 8h5" stroke="#e9d3a0" stroke-width="1.6" fill="none" />
          </g>
        ))}
      </svg>
      <b>{n}</b>
    </span>
  );
}

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
      {hidden > 0 && <FaceDown n={hidden} words={words} />}
    </span>
  );
}
