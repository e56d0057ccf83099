/** Tiles outside a city: the construction site and the tile in hand. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { t } from "../../core/language";
import { tip } from "../../core/tooltip";
import type { Json } from "../../core/types";
import type { Words } from "../../core/words";
import { Icon } from "../../core/widgets";
import { travels } from "../../table/travel";
import type { BoardProps } from "./props";
import { Hex, TINT } from "./Hex";
import { cellsUnder, centre, faces } from "./hexes";

/** A tile alone, turned, with its middle at 0, 0. */
export function Tile({ tile, facts, turn = 0 }: { tile: string; facts: Json; turn?: number }) {
  const cells = cellsUnder(0, 0, turn);
  const points = cells.map((c) => centre(c.q, c.r));
  const mx = points.reduce((n, p) => n + p[0], 0) / 3;
  const my = points.reduce((n, p) => n + p[1], 0) / 3;
  const sides = faces(facts, tile);
  const order = [0, 1, 2].sort((a, b) => points[a][1] - points[b][1]);
  return (
    <>
      {order.map((k) => (
        <g key={k} {...travels(`${tile}.${k}`)}>
          <Hex
            x={points[k][0] - mx}
            y={points[k][1] - my}
            level={0.6}
            kind={sides[k]?.kind ?? "quarry"}
            stars={sides[k]?.stars ?? 0}
            numbers={false}
          />
        </g>
      ))}
    </>
  );
}

type SiteProps = BoardProps & { children?: ComponentChildren };

export function Site({ view, facts, words, picking, children }: SiteProps) {
  return (
    <ul
      class={`site ${children ? "laying" : ""}`}
      data-place="site"
      aria-label={words.say("word-site")}
    >
      {children && <li class="in-hand">{children}</li>}
      {view.site.map((offer) => {
        const click = { slot: offer.slot };
        const can = picking.can(click);
        const hints = tip(() => ({
          title: words.name("tile", offer.tile),
          text: words.tip("tile", offer.tile),
          thing: `tile-${offer.tile}`,
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
              {...hints}
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
      <Stacks view={view} facts={facts} words={words} />
    </ul>
  );
}

type TableProps = Pick<BoardProps, "view" | "facts" | "words">;

/** How many stacks and tiles are left; on a phone a tap shows what lies in them. */
function Stacks({ view, facts, words }: TableProps) {
  const open = useSignal(false);
  const unseen = view.unseen;
  const title = t("akropolis-left", { stacks: view.stacks_left, tiles: unseen.length });
  return (
    <li>
      <button
        class="stacks small"
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
        {...tip(() => ({ title, thing: "word-stack" }))}
      >
        <svg viewBox="-34 -40 68 74" width="44" height="48" aria-hidden="true">
          {[12, 6, 0].slice(0, Math.max(1, Math.min(3, view.stacks_left))).map((y) => (
            <polygon
              points="-30,0 -15,-26 15,-26 30,0 15,26 -15,26"
              transform={`translate(0 ${y - 8}) scale(1 .8)`}
              fill={view.stacks_left ? "#b7a988" : "none"}
              stroke="#5b4f3c"
              stroke-width="3"
            />
          ))}
        </svg>
        <span class="hidden-text">{title}</span>
        <span aria-hidden="true">
          <b>{unseen.length}</b>
          {view.stacks_left > 0 && (
            <>
              <br />
              {view.stacks_left}×{Math.round(unseen.length / view.stacks_left)}
            </>
          )}
        </span>
      </button>
      {open.value && (
        <div class="left-over">
          <Left view={view} facts={facts} words={words} />
        </div>
      )}
    </li>
  );
}

/** What is left by kind: districts and plazas that nobody has seen, of all that are in play. */
export function Left({ view, facts, words }: TableProps) {
  const unseen = view.unseen.flatMap((tile) => faces(facts, tile));
  const totals = view.area_totals;
  const left = (kind: string, plaza: boolean) =>
    unseen.filter((f) => f.kind === kind && f.stars > 0 === plaza).length;
  return (
    <table class="left">
      <caption>{t("akropolis-left-by-kind")}</caption>
      <tbody>
        {Object.keys(TINT).map((kind) => (
          <tr>
            {[false, true].map((plaza) => {
              const face = plaza ? `${kind}_plaza` : kind;
              const total = totals[face];
              if (total === undefined) return <td />;
              const n = left(kind, plaza);
              return (
                <td
                  aria-label={`${words.name("face", face)}: ${n} / ${total}`}
                  class={n === 0 ? "zero" : ""}
                  {...tip(() => ({
                    title: `${words.name("face", face)}: ${n} / ${total}`,
                    thing: `face-${face}`,
                  }))}
                >
                  <svg viewBox="-30 -28 60 56" width="24" height="22" aria-hidden="true">
                    <Hex
                      x={0}
                      y={0}
                      level={0}
                      kind={kind}
                      stars={plaza ? facts.stars_per_plaza.items[kind] : 0}
                      numbers={false}
                    />
                  </svg>
                  <b>{n}</b>
                  <small>/{total}</small>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
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
