/** The printed mat of a player: population with its prices, advisors with their values, archon, superiority,
 * temples that count, zodiac cards, tiles set aside. */
import type { Json } from "../../core/types";
import type { Words } from "../../core/words";
import { Pick, Told } from "../pick";
import type { Picking } from "./props";
import type { Player } from "./wire";
import { BuildingFace, TempleFace, ZodiacFace } from "./faces";
import { Base, Bust, ColourDie, Laurel, Resource, Shield, TINT } from "./pieces";
import { Archon } from "./tiles";

/** The size of the drawing. */
export const MAT: [number, number] = [276, 132];

type Props = { player: Player; facts: Json; words: Words; picking: Picking; mine: boolean };

export function Mat(props: Props) {
  return (
    <g>
      <rect width={MAT[0]} height={MAT[1]} rx="12" fill="#f7eed8" stroke="#a5946c" />
      <Population {...props} />
      <Advisors {...props} />
      <Archons {...props} />
      <Standing {...props} />
    </g>
  );
}

/** Bases from the left: ready ones with the dice that are at home, then those that still cost food. */
function Population({ player, facts, words, picking, mine }: Props) {
  const prices = facts.population_track.food as number[];
  const start = facts.setup.player.bases_ready as number;
  const away = player.away.length;
  const dice = player.home;
  return (
    <>
      {Array.from({ length: start + prices.length }, (_, k) => {
        const ready = k < player.bases;
        const next = k === player.bases;
        const price = prices[k - start];
        const last = k === start + prices.length - 1;
        const die = dice[k];
        const click = next
          ? { do: "population" }
          : die
            ? { worker: die.colour, value: die.value }
            : null;
        return (
          <Pick
            picking={picking}
            click={mine && click ? click : { do: "none" }}
            record={mine && next ? { do: "population" } : null}
            name={
              ready
                ? words.say("thing-base")
                : `${words.say("thing-base")}: ${words.say("amount-food", { n: price })}`
            }
            text={words.tip("thing", "base")}
            thing="thing-base"
            x={24 + k * 45.5}
            y={24}
            halo={<rect class="halo" x="-21" y="-21" width="42" height="42" rx="9" />}
          >
            <Base ready={ready} />
            {ready && die && <ColourDie die={die} y={-5} s={0.72} />}
            {ready && !die && k < dice.length + away && (
              <path d="M-5-2L0-8 5-2M0-8V4" fill="none" stroke="#fff6e0" stroke-width="2.4" />
            )}
            {!ready && (
              <g transform="translate(0 -2)">
                <Resource id="food" x={-7} s={0.7} />
                <text x="9" y="5" text-anchor="middle" font-size={next ? 17 : 14} font-weight="700">
                  {price}
                </text>
              </g>
            )}
            {!ready && last && (
              <Laurel n={facts.population_track.last_base_vp} x={8} y={16} s={0.62} />
            )}
          </Pick>
        );
      })}
    </>
  );
}

/** The track of advisors: each space with what it is worth, the value of now in a wreath. */
function Advisors({ player, facts, words }: Props) {
  const values = facts.advisor_track.vp as number[];
  const colours = player.advisors;
  return (
    <>
      {values.map((n, k) => (
        <Told
          name={`${words.say("thing-advisor")} ${k + 1}: ${n}`}
          text={words.tip("thing", "advisor")}
          thing="thing-advisor"
          x={22 + k * 36}
          y={68}
        >
          <rect
            x="-16"
            y="-17"
            width="32"
            height="37"
            rx="7"
            fill={k === colours.length - 1 ? "#ffe9a8" : "#efe3c6"}
            stroke="#a5946c"
          />
          {colours[k] && <Bust colour={colours[k]} y={-3} s={0.88} />}
          <text
            y={colours[k] ? 18 : 6}
            text-anchor="middle"
            font-size={colours[k] ? 12 : 16}
            font-weight="700"
          >
            {n}
          </text>
        </Told>
      ))}
    </>
  );
}

/** The archon with the colours of the advisors, and the tokens of superiority. */
function Archons({ player, words, picking, mine }: Props) {
  const home = player.archon === 0;
  const spend = ["extra_action", "spend_token"].map((word) => ({ do: word }));
  const token = mine ? spend.find((c) => picking.can(c)) : undefined;
  return (
    <>
      <Pick
        picking={picking}
        click={mine && home ? { worker: "archon" } : { do: "none" }}
        name={words.name("worker", "archon")}
        text={words.tip("worker", "archon")}
        thing="worker-archon"
        x={214}
        y={70}
        halo={<rect class="halo" x="-17" y="-22" width="34" height="42" rx="9" />}
      >
        <rect x="-15" y="-19" width="30" height="39" rx="8" fill="#efe3c6" stroke="#a5946c" />
        <g opacity={home ? 1 : 0.25}>
          <Archon seat={player.seat} x={0} y={4} s={0.95} />
        </g>
        {!home && (
          <text y="8" text-anchor="middle" font-size="20" font-weight="700">
            {player.archon}
          </text>
        )}
      </Pick>
      <Pick
        picking={picking}
        click={token ?? { do: "none" }}
        name={`${words.say("thing-superiority")}: ${player.tokens}`}
        text={words.tip("thing", "superiority")}
        thing="thing-superiority"
        x={252}
        y={69}
        halo={<rect class="halo" x="-17" y="-21" width="34" height="42" rx="9" />}
      >
        <g opacity={player.tokens ? 1 : 0.45}>
          <Shield n={player.tokens} s={1.35} />
        </g>
      </Pick>
    </>
  );
}

/** The three temples, the one that does not count struck out; cards held; tiles set aside. */
function Standing({ player, facts, words }: Props) {
  const temples = Object.entries(player.temples);
  const zodiac = player.zodiac;
  const waiting = player.waiting;
  const left = 150 + Math.max(zodiac.length, 1) * 33;
  return (
    <>
      {temples.map(([id, space], k) => {
        const track = (facts.temple_tracks.items as Json[]).find((t) => t.id === id);
        const out = player.temple_ignored === id;
        return (
          <Told
            name={words.name("temple", id)}
            text={words.tip("temple", id)}
            thing={`temple-${id}`}
            x={8 + k * 45}
            y={110}
          >
            <g opacity={out ? 0.55 : 1}>
              <TempleFace id={id} x={10} s={0.62} />
              <text x="31" y="6" text-anchor="middle" font-size="15" font-weight="700">
                {track?.vp[space]}
              </text>
            </g>
            {out && <path d="M20 1h22" stroke="#8d2f45" stroke-width="2.2" />}
          </Told>
        );
      })}
      {zodiac.map((id, k) => (
        <Told
          name={words.name("zodiac", id)}
          text={words.tip("zodiac", id)}
          thing={`zodiac-${id}`}
          x={162 + k * 33}
          y={110}
        >
          <ZodiacFace id={id} s={0.78} />
        </Told>
      ))}
      {waiting.map((tile, k) => (
        <Told
          name={`${words.say("thing-waiting")}: ${words.name("type", tile.type)}`}
          text={words.tip("type", tile.type)}
          thing={`type-${tile.type}`}
          x={left + 16 + k * Math.min(34, (240 - left) / Math.max(1, waiting.length - 1))}
          y={110}
        >
          <rect
            x="-15"
            y="-15"
            width="30"
            height="30"
            rx="6"
            fill={TINT[tile.colour]}
            stroke="#2b2620"
          />
          <BuildingFace type={tile.type} colour={tile.colour} s={0.58} />
          <text x="10" y="14" text-anchor="middle" font-size="12" font-weight="700">
            {tile.stone}
          </text>
        </Told>
      ))}
    </>
  );
}
