/** What one player owns: workers, food and its track, goods, tools, cards, buildings. */
import { Icon, Mark } from "../../core/widgets";
import { tip } from "../../core/tooltip";
import type { Json } from "../../core/types";
import type { Words } from "../../core/words";
import type { AreaProps } from "../title";
import { Building, Card, cardFacts, tileFacts } from "./cards";
import { Axe, Good, HutIcon, Role, Sheaf, Symbol, Tool, Worker } from "./icons";

const GOODS = ["wood", "brick", "stone", "gold"];

function Small({ children, size = 24 }: { children: preact.ComponentChildren; size?: number }) {
  return (
    <svg viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  );
}

function told(words: Words, key: string) {
  const [field, id] = key.split("-");
  return tip(() => ({ title: words.say(key), text: words.tip(field, id) }));
}

function Stat({
  n,
  name,
  hint,
  children,
}: {
  n: number | string;
  name: string;
  hint: object;
  children: preact.ComponentChildren;
}) {
  return (
    <span class={`stat ${n === 0 ? "zero" : ""}`} role="img" aria-label={`${name}: ${n}`} {...hint}>
      {children}
      {n}
    </span>
  );
}

export function Brief({ view, seat, words }: AreaProps) {
  const p = view.players[seat];
  return (
    <>
      <span title={words.say("thing-worker")}>
        <Small size={18}>
          <Worker seat={seat} y={11} s={0.85} />
        </Small>
        {p.home}/{p.workers}
      </span>
      <span title={words.say("good-food")}>
        <Small size={18}>
          <Good id="food" />
        </Small>
        {p.food}
      </span>
      <span title={words.say("thing-track")}>
        <Small size={18}>
          <Sheaf lit />
        </Small>
        {p.track}
      </span>
      {GOODS.map(
        (g) =>
          p.goods[g] > 0 && (
            <span title={words.say(`good-${g}`)}>
              <Small size={18}>
                <Good id={g} />
              </Small>
              {p.goods[g]}
            </span>
          ),
      )}
      <span title={words.say("thing-tool")}>
        <Small size={18}>
          <Axe />
        </Small>
        {p.tools.map((t: Json) => t.value).join("·")}
      </span>
      <span title={words.say("thing-building")}>
        <Small size={18}>
          <HutIcon />
        </Small>
        {p.buildings.length}
      </span>
    </>
  );
}

export function Area(props: AreaProps) {
  const { view, seat, words, facts } = props;
  const p = view.players[seat];
  const cards: Json[] = p.cards.map((id: string) => cardFacts(facts, id)).filter(Boolean);
  return (
    <div class="area stone-age-area">
      <span class="area-group area-name">
        <Mark seat={seat} />
        <b>{words.player(seat)}</b>
      </span>
      <span class="area-group">
        <Stat
          n={`${p.home}/${p.workers}`}
          name={words.say("thing-worker")}
          hint={told(words, "thing-worker")}
        >
          <svg viewBox="-12 -28 24 32" width="24" height="32" aria-hidden="true">
            <Worker seat={seat} />
          </svg>
        </Stat>
        <Stat n={p.food} name={words.say("good-food")} hint={told(words, "good-food")}>
          <Small size={30}>
            <Good id="food" />
          </Small>
        </Stat>
      </span>
      <span
        class="area-group"
        role="img"
        aria-label={`${words.say("thing-track")}: ${p.track}`}
        {...(told(words, "thing-track") as object)}
      >
        <span class="track-short">
          <Small size={26}>
            <Sheaf lit />
          </Small>
        </span>
        <svg class="track-long" viewBox="0 0 160 28" width="160" height="28" aria-hidden="true">
          {Array.from({ length: 10 }, (_, k) => (
            <Sheaf lit={k < p.track} x={9 + k * 15.5} y={14} s={0.95} />
          ))}
        </svg>
        <b>{p.track}</b>
      </span>
      <span class="area-group">
        {GOODS.map((g) => (
          <Stat n={p.goods[g]} name={words.say(`good-${g}`)} hint={told(words, `good-${g}`)}>
            <Small size={30}>
              <Good id={g} />
            </Small>
          </Stat>
        ))}
      </span>
      <span class="area-group tools" {...(told(words, "thing-tool") as object)}>
        {p.tools.map((t: Json, k: number) => (
          <svg
            viewBox="-22 -22 44 44"
            width="42"
            height="42"
            role="img"
            aria-label={`${words.say("thing-tool")} ${k + 1}: ${t.value}`}
          >
            <Tool value={t.value} used={t.used} />
          </svg>
        ))}
        {p.open.map((id: string) => (
          <MiniCard id={id} facts={facts} words={words} />
        ))}
      </span>
      <Collection cards={cards} hidden={p.hidden_cards} words={words} />
      <span class="area-group owned">
        {p.buildings.map((id: string) => (
          <svg
            viewBox="-2 -2 118 106"
            width="46"
            height="42"
            role="img"
            aria-label={words.name("tile", id)}
            {...(tip(() => ({
              title: words.name("tile", id),
              text: words.tip("tile", id),
            })) as object)}
          >
            <Building tile={tileFacts(facts, id)} />
          </svg>
        ))}
      </span>
      <span
        class="area-group area-score"
        role="img"
        aria-label={words.say("board-score")}
        {...(tip(() => ({ title: words.say("board-now"), text: linesText(p, words) })) as object)}
      >
        <Icon name="eye" />
        <b>{p.score}</b>
        <span class="label">{words.say("board-now")}</span>
        <b>{p.lines.total}</b>
      </span>
    </div>
  );
}

function linesText(p: Json, words: Words): string {
  return Object.entries(p.lines.lines as Record<string, number>)
    .filter(([, n]) => n)
    .map(([key, n]) => `${words.say(`line-${key}`)}: ${n}`)
    .join(" · ");
}

function MiniCard({ id, facts, words }: { id: string; facts: Json; words: Words }) {
  return (
    <svg
      viewBox="-2 -2 118 140"
      width="36"
      height="43"
      role="img"
      aria-label={words.name("card", id)}
      {...(tip(() => ({ title: words.name("card", id), text: words.tip("card", id) })) as object)}
    >
      <Card card={cardFacts(facts, id)} />
    </svg>
  );
}

/** The lower halves of the cards, gathered: symbols by kind, figures by role. */
function Collection({ cards, hidden, words }: { cards: Json[]; hidden: number; words: Words }) {
  const green = new Map<string, Json[]>();
  const yellow = new Map<string, Json[]>();
  for (const c of cards) {
    const [map, key] =
      c.bottom.colour === "green" ? [green, c.bottom.symbol] : [yellow, c.bottom.role];
    map.set(key, [...(map.get(key) ?? []), c]);
  }
  const names = (list: Json[]) =>
    tip(() => ({ title: list.map((c) => words.name("card", c.id)).join(" + ") })) as object;
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
