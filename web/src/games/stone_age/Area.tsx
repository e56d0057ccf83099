/** What one player owns: workers, food and its track, goods, tools, cards, buildings. */
import { tip } from "../../core/tooltip";
import type { Words } from "../../core/words";
import { Small, Stat } from "../stat";
import type { AreaProps } from "./props";
import type { Player } from "./wire";
import { Building, cardFacts, tileFacts } from "./cards";
import { Collection } from "./Collection";
import { OpenCard, ToolPiece } from "./Tools";
import { Axe, Good, HutIcon, Sheaf, Worker } from "./icons";
import { Owner, StartMark } from "../draw";

const GOODS = ["wood", "brick", "stone", "gold"];

/** A stat with the words of its key. */
function Told({
  n,
  id,
  words,
  children,
}: {
  n: number | string;
  id: string;
  words: Words;
  children: preact.ComponentChildren;
}) {
  const [field, name] = id.split("-");
  return (
    <Stat n={n} name={words.say(id)} text={words.tip(field, name)} thing={id}>
      {children}
    </Stat>
  );
}

function told(words: Words, key: string) {
  const [field, id] = key.split("-");
  return tip(() => ({ title: words.say(key), text: words.tip(field, id), thing: key })) as object;
}

export function Brief({ view, seat, words }: AreaProps) {
  const p = view.players[seat];
  return (
    <>
      {view.start === seat && <StartMark name={words.say("thing-start_player")} />}
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
        {p.tools.map((t) => t.value).join("·")}
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
  const cards = p.cards.flatMap((id) => cardFacts(facts, id) ?? []);
  return (
    <div class="area stone-age-area">
      <Owner seat={seat} words={words} />
      <span class="area-group">
        <Told n={`${p.home}/${p.workers}`} id="thing-worker" words={words}>
          <svg viewBox="-12 -28 24 32" width="24" height="32" aria-hidden="true">
            <Worker seat={seat} />
          </svg>
        </Told>
        <Told n={p.food} id="good-food" words={words}>
          <Small size={30}>
            <Good id="food" />
          </Small>
        </Told>
      </span>
      <span
        class="area-group"
        role="img"
        aria-label={`${words.say("thing-track")}: ${p.track}`}
        {...told(words, "thing-track")}
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
      <span class="area-group goods">
        {GOODS.map((g) => (
          <Told n={p.goods[g]} id={`good-${g}`} words={words}>
            <Small size={30}>
              <Good id={g} />
            </Small>
          </Told>
        ))}
      </span>
      <span class="area-group tools" {...told(words, "thing-tool")}>
        {p.tools.map((t, k) => (
          <ToolPiece {...props} tool={t} slot={k + 1} key={k} />
        ))}
        {p.open.map((id: string) => (
          <OpenCard {...props} id={id} key={id} />
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
            {...tip(() => ({
              title: words.name("tile", id),
              text: words.tip("tile", id),
              thing: `tile-${id}`,
            }))}
          >
            <Building tile={tileFacts(facts, id)} />
          </svg>
        ))}
      </span>
      <span class="area-group area-score">
        <span
          role="img"
          aria-label={`${words.say("board-track-now")}: ${p.score}`}
          {...tip(() => ({ title: words.say("board-track-now") }))}
        >
          <span class="label">{words.say("board-score")}</span> <b>{p.score}</b>
        </span>
        {p.lines && (
          <span
            role="img"
            aria-label={`${words.say("board-now")}: ${p.lines.total}`}
            {...tip(() => ({ title: words.say("board-now"), text: linesText(p, words) }))}
          >
            <span class="label">{words.say("board-now")}</span> <b>{p.lines.total}</b>
          </span>
        )}
      </span>
    </div>
  );
}

function linesText(p: Player, words: Words): string {
  return Object.entries(p.lines?.lines ?? {})
    .filter(([, n]) => n)
    .map(([key, n]) => `${words.say(`line-${key}`)}: ${n}`)
    .join(" · ");
}
