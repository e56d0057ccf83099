/** What one player owns: goods, dice at home, the archon, bases, advisors, zodiac cards, the city. */
import { tip } from "../../core/tooltip";
import type { Json } from "../../core/types";
import { Small, Stat } from "../stat";
import type { AreaProps } from "../title";
import { City, Towers } from "./City";
import { ColourDie, Resource, Sign, TINT } from "./pieces";
import { Archon } from "./tiles";
import { Owner } from "../draw";

const GOODS = ["stone", "food", "wisdom", "gold"];

export function Strip(props: AreaProps) {
  const { view, seat, words } = props;
  const p = view.players[seat];
  return (
    <div class="area">
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
      <Stat
        n={`${p.free_bases}/${p.bases}`}
        name={words.say("thing-base")}
        text={words.tip("thing", "base")}
      >
        <Small>
          <ellipse rx="11" ry="7" fill="#8d7f68" stroke="#2b2620" />
          <ellipse cy="-2" rx="7" ry="4" fill="#b8aa92" stroke="#2b2620" />
        </Small>
      </Stat>
      {p.tokens > 0 && (
        <Stat
          n={p.tokens}
          name={words.say("thing-superiority")}
          text={words.tip("thing", "superiority")}
        >
          <Small>
            <path d="M0-10l9 4v6c0 5-4 8-9 10-5-2-9-5-9-10v-6z" fill="#e9bd45" stroke="#2b2620" />
          </Small>
        </Stat>
      )}
      <Advisors {...props} />
      {(p.zodiac as string[]).map((z) => (
        <span
          class="badge"
          role="img"
          aria-label={words.name("zodiac", z)}
          {...(tip(() => ({
            title: words.name("zodiac", z),
            text: words.tip("zodiac", z),
          })) as object)}
        >
          ☆ {words.name("zodiac", z)}
        </span>
      ))}
      <b class="area-total">{p.lines.total}</b>
    </div>
  );
}

/** Dice at home, speakers and the archon: a click says whom to send. */
function Workers({ view, seat, words, picking, me }: AreaProps) {
  const p = view.players[seat];
  const workers = [
    ...(p.home as Json[]).map((d) => ({ worker: d.colour as string, value: d.value as number })),
    ...(p.speakers as number[]).map((value) => ({ worker: "speaker", value })),
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
      }))}
    >
      <svg viewBox="-15 -22 30 38" width="32" height="40" aria-hidden="true">
        <Archon seat={seat} x={0} y={0} />
      </svg>
    </button>
  );
}

function Advisors({ view, seat, words }: AreaProps) {
  const colours = view.players[seat].advisors as string[];
  if (colours.length === 0) return null;
  return (
    <span
      class="area-group"
      role="img"
      aria-label={`${words.say("thing-advisor")}: ${colours.map((c) => words.name("colour", c)).join(", ")}`}
      {...tip(() => ({
        title: words.say("thing-advisor"),
        text: words.tip("thing", "advisor"),
      }))}
    >
      {colours.map((c) => (
        <Small size={22}>
          <circle r="11" fill={TINT[c]} stroke="#2b2620" />
          <Sign colour={c} s={0.75} />
        </Small>
      ))}
    </span>
  );
}

export function Area(props: AreaProps) {
  const { view, seat, words, picking } = props;
  const player = view.players[seat];
  return (
    <>
      <svg
        class="board city-large"
        viewBox="0 0 480 440"
        role="img"
        aria-label={words.player(seat)}
      >
        <rect width="480" height="440" rx="14" fill="#e6d9b6" />
        <g transform="translate(10 10)">
          <City player={player} words={words} picking={picking} w={460} h={330} mine={false} />
        </g>
        <g transform="translate(15 412)">
          <Towers player={player} step={90} />
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
      {(p.home as Json[]).map((d) => (
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
    </>
  );
}
