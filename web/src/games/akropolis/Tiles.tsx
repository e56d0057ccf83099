/** Tiles outside a city: the construction site and the tile in hand. */
import { tip } from "../../core/tooltip";
import type { Json } from "../../core/types";
import type { Words } from "../../core/words";
import { Icon } from "../../core/widgets";
import type { BoardProps } from "../title";
import { Hex } from "./Hex";
import { cellsUnder, centre, faces } from "./hexes";

/** A tile alone, turned, with its middle at 0, 0. */
function Tile({ tile, facts, turn = 0 }: { tile: string; facts: Json; turn?: number }) {
  const cells = cellsUnder(0, 0, turn);
  const points = cells.map((c) => centre(c.q, c.r));
  const mx = points.reduce((n, p) => n + p[0], 0) / 3;
  const my = points.reduce((n, p) => n + p[1], 0) / 3;
  const sides = faces(facts, tile);
  const order = [0, 1, 2].sort((a, b) => points[a][1] - points[b][1]);
  return (
    <>
      {order.map((k) => (
        <Hex
          x={points[k][0] - mx}
          y={points[k][1] - my}
          level={0.6}
          kind={sides[k]?.kind ?? "quarry"}
          stars={sides[k]?.stars ?? 0}
          numbers={false}
        />
      ))}
    </>
  );
}

export function Site({ view, facts, words, picking }: BoardProps) {
  return (
    <ul class="site" aria-label={words.say("word-site")}>
      {(view.site as Json[]).map((offer) => {
        const click = { slot: offer.slot };
        const can = picking.can(click);
        const hints = tip(() => ({
          title: words.name("tile", offer.tile),
          text: words.tip("tile", offer.tile),
          why: () =>
            can || picking.decision !== "choose_tile"
              ? null
              : picking.why({ do: "choose_tile", slot: offer.slot }),
        }));
        return (
          <li>
            <button
              class={`offer ${can ? "can" : ""} ${picking.picked(click) ? "picked" : ""}`}
              aria-disabled={!can}
              onClick={() => can && picking.pick(click)}
              aria-label={`${words.name("tile", offer.tile)}: ${offer.price}`}
              data-pick={can ? `slot${offer.slot}` : undefined}
              {...(hints as object)}
            >
              <svg
                class="board"
                viewBox="-62 -62 124 124"
                width="84"
                height="84"
                aria-hidden="true"
              >
                <Tile tile={offer.tile} facts={facts} />
              </svg>
              <span class="price">
                <Stone />
                {offer.price}
              </span>
            </button>
          </li>
        );
      })}
      <li class="stacks small soft" title={words.say("word-stack")}>
        {view.stacks_left}×{" "}
        <svg viewBox="-34 -34 68 68" width="26" height="26" aria-hidden="true">
          <polygon
            points="-30,0 -15,-26 15,-26 30,0 15,26 -15,26"
            fill="#b7a988"
            stroke="#5b4f3c"
            stroke-width="3"
          />
        </svg>
      </li>
    </ul>
  );
}

export function Stone() {
  return (
    <svg viewBox="-10 -10 20 20" width="16" height="16" aria-hidden="true">
      <path d="M-8 3l-1-6 6-5 8 1 4 6-3 6H-4z" fill="#fff" stroke="#5b4f3c" stroke-width="1.5" />
    </svg>
  );
}

export function HandTile({
  tile,
  facts,
  words,
  rotation,
  turn,
}: {
  tile: string;
  facts: Json;
  words: Words;
  rotation: number;
  turn: (back?: boolean) => void;
}) {
  return (
    <button
      class="hand-tile"
      onClick={() => turn()}
      aria-label={words.name("tile", tile)}
      title={words.name("tile", tile)}
    >
      <svg class="board" viewBox="-66 -66 132 132" width="96" height="96" aria-hidden="true">
        <Tile tile={tile} facts={facts} turn={rotation} />
      </svg>
      <Icon name="rotate" />
    </button>
  );
}
