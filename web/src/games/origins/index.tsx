/** Origins: First Builders on the screen. */
import { tip } from "../../core/tooltip";
import type { Json } from "../../core/types";
import { Mark } from "../../core/widgets";
import type { AreaProps, Title } from "../title";
import { Board } from "./Board";
import { City } from "./City";
import { ColourDie, Resource, TowerStack } from "./pieces";
import "./origins.css";

const GOODS = ["stone", "food", "wisdom", "gold"];

function goodName(facts: Json, id: string, lang: string): string {
  const item = (facts.resources.items as Json[]).find((r) => r.id === id);
  return item?.name[lang === "pl" ? "pl" : "en"] ?? id;
}

function Strip({ view, seat, words, facts, picking, me }: AreaProps) {
  const p = view.players[seat];
  const lang = words.lang === "pl" ? "pl" : "en";
  return (
    <div class="area">
      <span class="area-group area-name">
        <Mark seat={seat} />
        <b>{words.player(seat)}</b>
      </span>
      {GOODS.map((g) => (
        <span
          class={`stat ${p.goods[g] ? "" : "zero"}`}
          role="img"
          aria-label={`${goodName(facts, g, lang)}: ${p.goods[g]}`}
          {...(tip(() => ({ title: goodName(facts, g, lang) })) as object)}
        >
          <svg viewBox="-12 -12 24 24" width="28" height="28" aria-hidden="true">
            <Resource id={g} />
          </svg>
          {p.goods[g]}
        </span>
      ))}
      <span class="area-group dice-home">
        {(p.home as Json[]).map((d) => {
          const click = { colour: d.colour, value: d.value };
          const can = seat === me && picking.can(click);
          return (
            <button
              class={`hand-die ${can ? "can" : ""} ${can && picking.picked(click) ? "picked" : ""}`}
              aria-disabled={!can}
              aria-label={`${d.colour} ${d.value}`}
              onClick={() => can && picking.pick(click)}
            >
              <svg viewBox="-17 -17 36 36" width="40" height="40" aria-hidden="true">
                <ColourDie die={d} />
              </svg>
            </button>
          );
        })}
        {(p.speakers as number[]).map((v) => (
          <svg viewBox="-17 -17 36 36" width="40" height="40" role="img" aria-label={String(v)}>
            <ColourDie die={{ value: v }} />
          </svg>
        ))}
      </span>
      <span class="stat" role="img" aria-label={`${p.free_bases}/${p.bases}`}>
        <svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">
          <ellipse rx="11" ry="7" fill="#8d7f68" stroke="#2b2620" />
        </svg>
        {p.free_bases}/{p.bases}
      </span>
      {p.tokens > 0 && <span class="stat">★{p.tokens}</span>}
      {(p.zodiac as string[]).map((z) => {
        const card = (facts.zodiac_cards.items as Json[]).find((c) => c.id === z);
        return (
          <span
            class="badge"
            {...(tip(() => ({ title: card?.name[lang] ?? z, text: card?.text?.[lang] })) as object)}
          >
            ☆ {card?.name[lang] ?? z}
          </span>
        );
      })}
      <b class="area-total">{p.lines.total}</b>
    </div>
  );
}

function Area(props: AreaProps) {
  const { view, seat, facts, words, picking } = props;
  const lang = words.lang === "pl" ? "pl" : "en";
  return (
    <>
      <svg
        class="board city-large"
        viewBox="0 0 800 420"
        role="img"
        aria-label={words.player(seat)}
      >
        <rect width="800" height="420" rx="14" fill="#e6d9b6" />
        <g transform="translate(10 10)">
          <City
            player={view.players[seat]}
            facts={facts}
            lang={lang}
            picking={picking}
            w={620}
            h={400}
            mine={false}
          />
        </g>
        {Object.entries(view.players[seat].towers as Record<string, number>).map(([c, n], k) => (
          <TowerStack
            colour={c}
            height={n}
            x={680 + (k % 2) * 60}
            y={120 + Math.floor(k / 2) * 120}
          />
        ))}
      </svg>
      <Strip {...props} />
    </>
  );
}

function Brief({ view, seat, facts, words }: AreaProps) {
  const p = view.players[seat];
  return (
    <>
      {GOODS.map((g) => (
        <span title={goodName(facts, g, words.lang)}>
          <svg viewBox="-12 -12 24 24" width="16" height="16" aria-hidden="true">
            <Resource id={g} />
          </svg>
          {p.goods[g]}
        </span>
      ))}
      {(p.home as Json[]).map((d) => (
        <svg
          viewBox="-17 -17 36 36"
          width="20"
          height="20"
          role="img"
          aria-label={`${d.colour} ${d.value}`}
        >
          <ColourDie die={d} />
        </svg>
      ))}
    </>
  );
}

export const title: Title = {
  Board,
  Area,
  Strip,
  Brief,
  points: (view, seat) => view.players[seat].lines.total,
  status: (view, words) =>
    words.has("board-round")
      ? words.say("board-round", {
          round: view.round,
          phase: view.phase,
          first: words.player(view.first),
        })
      : String(view.round),
  warnings: (view, words) => (view.end_coming ? [words.say(`ending-${view.end_coming}`)] : []),
};
