/** What one player owns: goods, dice at home, the archon, bases, advisors, zodiac cards, the city. */
import { tip } from "../../core/tooltip";
import { Small, Stat } from "../stat";
import type { AreaProps } from "./props";
import { City, Towers } from "./City";
import { ZodiacFace } from "./faces";
import { Mat } from "./Mat";
import { Base, Bust, ColourDie, Resource, Shield } from "./pieces";
import { Archon } from "./tiles";
import { Owner } from "../draw";

const GOODS = ["stone", "food", "wisdom", "gold"];

export function Strip(props: AreaProps) {
  const { view, seat, words } = props;
  const p = view.players[seat];
  return (
    <div class="area origins-area">
      <Owner seat={seat} words={words} />
      <span class="area-group">
        {GOODS.map((g) => (
          <Stat n={p.goods[g]} name={words.name("resource", g)}>
            <Small size={28}>
              <Resource id={g} />
            </Small>
          </Stat>
        ))}
      </span>
      <Workers {...props} />
      <Bases {...props} />
      <Stat
        n={p.tokens}
        name={words.say("thing-superiority")}
        text={words.tip("thing", "superiority")}
        thing="thing-superiority"
      >
        <Small>
          <path d="M0-10l9 4v6c0 5-4 8-9 10-5-2-9-5-9-10v-6z" fill="#e9bd45" stroke="#2b2620" />
        </Small>
      </Stat>
      <Advisors {...props} />
      {p.zodiac.map((z) => (
        <span
          class="zodiac"
          role="img"
          aria-label={words.name("zodiac", z)}
          {...(tip(() => ({
            title: words.name("zodiac", z),
            text: words.tip("zodiac", z),
            thing: `zodiac-${z}`,
          })) as object)}
        >
          <svg viewBox="-20 -20 40 40" width="34" height="34" aria-hidden="true">
            <ZodiacFace id={z} />
          </svg>
        </span>
      ))}
      <Scores now={p.points} end={p.lines.total} words={words} />
    </div>
  );
}

/** Free bases of those ready, and what the next one costs. */
function Bases({ view, facts, seat, words }: AreaProps) {
  const p = view.players[seat];
  const price = facts.population_track.food[p.bases - facts.setup.player.bases_ready];
  return (
    <Stat
      n={words.say("page-bases", { free: p.free_bases, bases: p.bases })}
      name={words.say("thing-base")}
      text={[
        words.tip("thing", "base"),
        price === undefined ? "" : words.say("refusal-too-little-food", { food: price }),
      ].join(" ")}
      thing="thing-base"
      shown=""
    >
      <Small>
        <Base ready s={0.62} />
      </Small>
      <span class="in-words">
        {words.say("page-bases", { free: p.free_bases, bases: p.bases })}
      </span>
      <span class="in-short">
        {p.free_bases}/{p.bases}
      </span>
    </Stat>
  );
}

/** Points scored so far, and the total if the game ended now: never one for the other. */
function Scores({ now, end, words }: { now: number; end: number; words: AreaProps["words"] }) {
  return (
    <span class="scores">
      <span>
        {words.say("page-points-now")} <b>{now}</b>
      </span>
      <span>
        {words.say("page-points-end")} <b class="area-total">{end}</b>
      </span>
    </span>
  );
}

/** Dice at home, speakers and the archon: a click says whom to send. */
function Workers({ view, seat, words, picking, me }: AreaProps) {
  const p = view.players[seat];
  const workers = [
    ...p.home.map((d) => ({ worker: d.colour, value: d.value })),
    ...p.speakers.map((value) => ({ worker: "speaker", value })),
  ];
  const mine = seat === me;
  return (
    <span class="area-group dice-home">
      {workers.map(({ worker, value }) => {
        const clicks = [
          { worker, value },
          { colour: worker, value },
        ];
        const click = mine ? clicks.find((c) => picking.can(c)) : undefined;
        return (
          <button
            class={`hand-die ${click ? "can" : ""} ${click && picking.picked(click) ? "picked" : ""}`}
            aria-disabled={!click}
            aria-label={`${words.name("worker", worker)} ${value}`}
            onClick={() => click && picking.pick(click)}
            {...tip(() => ({
              title: `${words.name("worker", worker)} (${value})`,
              text: words.tip("worker", worker),
              thing: `worker-${worker}`,
            }))}
          >
            <svg viewBox="-17 -17 36 36" width="40" height="40" aria-hidden="true">
              <ColourDie die={worker === "speaker" ? { value } : { colour: worker, value }} />
            </svg>
          </button>
        );
      })}
      {p.archon === 0 && <ArchonButton mine={mine} picking={picking} words={words} seat={seat} />}
    </span>
  );
}

type ArchonProps = Pick<AreaProps, "picking" | "words" | "seat"> & { mine: boolean };

function ArchonButton({ mine, picking, words, seat }: ArchonProps) {
  const click = { worker: "archon" };
  const can = mine && picking.can(click);
  return (
    <button
      class={`hand-die ${can ? "can" : ""} ${can && picking.picked(click) ? "picked" : ""}`}
      aria-disabled={!can}
      aria-label={words.name("worker", "archon")}
      onClick={() => can && picking.pick(click)}
      {...tip(() => ({
        title: words.name("worker", "archon"),
        text: words.tip("worker", "archon"),
        thing: "worker-archon",
      }))}
    >
      <svg viewBox="-15 -22 30 38" width="32" height="40" aria-hidden="true">
        <Archon seat={seat} x={0} y={0} />
      </svg>
    </button>
  );
}

function Advisors({ view, facts, seat, words }: AreaProps) {
  const colours = view.players[seat].advisors;
  const worth = facts.advisor_track.vp[colours.length - 1] ?? 0;
  if (colours.length === 0) return null;
  return (
    <span
      class="area-group"
      role="img"
      aria-label={`${words.say("thing-advisor")}: ${colours.map((c) => words.name("colour", c)).join(", ")}: ${worth}`}
      {...tip(() => ({
        title: words.say("thing-advisor"),
        text: words.tip("thing", "advisor"),
        thing: "thing-advisor",
      }))}
    >
      {colours.map((c) => (
        <Small size={26}>
          <Bust colour={c} s={0.95} />
        </Small>
      ))}
      <b>{worth}</b>
    </span>
  );
}

export function Area(props: AreaProps) {
  const { view, facts, seat, words, picking } = props;
  const player = view.players[seat];
  return (
    <>
      <svg
        class="board city-large"
        viewBox="0 0 480 590"
        role="img"
        aria-label={words.player(seat)}
      >
        <rect width="480" height="590" rx="14" fill="#e6d9b6" />
        <g transform="translate(10 10)">
          <City player={player} words={words} picking={picking} w={460} h={300} mine={false} />
        </g>
        <g transform="translate(15 382)">
          <Towers player={player} step={90} />
        </g>
        <g transform="translate(66 410) scale(1.26)">
          <Mat player={player} facts={facts} words={words} picking={picking} mine={false} />
        </g>
      </svg>
      <Strip {...props} />
    </>
  );
}

export function Brief({ view, seat, words }: AreaProps) {
  const p = view.players[seat];
  return (
    <>
      {GOODS.map((g) => (
        <span title={words.name("resource", g)}>
          <Small size={16}>
            <Resource id={g} />
          </Small>
          {p.goods[g]}
        </span>
      ))}
      {p.home.map((d) => (
        <svg
          viewBox="-17 -17 36 36"
          width="22"
          height="22"
          role="img"
          aria-label={`${words.name("worker", d.colour)} ${d.value}`}
        >
          <ColourDie die={d} />
        </svg>
      ))}
      {p.tokens > 0 && (
        <span title={words.say("thing-superiority")}>
          <Small size={18}>
            <Shield n={p.tokens} s={0.9} />
          </Small>
        </span>
      )}
      {p.passed && <span class="tag">{words.say("board-passed")}</span>}
    </>
  );
}
