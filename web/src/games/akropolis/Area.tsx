/** What one player has: the city, value times stars of each kind, stones. */
import { tip } from "../../core/tooltip";
import type { Json } from "../../core/types";
import { Zoom } from "../../table/Zoom";
import { Stat } from "../stat";
import type { AreaProps } from "../title";
import { City } from "./City";
import { Face, TINT } from "./Hex";
import { Stone } from "./Tiles";
import { Owner } from "../draw";

const LINES: Record<string, string> = {
  house: "houses",
  market: "markets",
  barracks: "barracks",
  temple: "temples",
  garden: "gardens",
};

/** Value times stars of each kind, and the stones. */
export function Strip({ view, seat, words }: AreaProps) {
  const p = view.players[seat];
  const kinds = p.score ? Object.entries(p.score.districts as Record<string, Json>) : [];
  return (
    <div class="area">
      <Owner seat={seat} words={words} />
      <Stat n={p.stones} name={words.say("word-stone")} text={words.tip("word", "stone")}>
        <Stone />
      </Stat>
      {kinds.map(([kind, d]) => (
        <span
          class="stat district"
          role="img"
          style={{ "--tint": TINT[kind] }}
          aria-label={`${words.say(`line-${LINES[kind]}`)}: ${d.points}`}
          {...(tip(() => ({
            title: words.say(`line-${LINES[kind]}`),
            text: words.tip("line", LINES[kind]),
          })) as object)}
        >
          <svg viewBox="-12 -12 24 24" width="26" height="26" aria-hidden="true">
            <circle r="12" fill={TINT[kind]} />
            <Face x={0} y={0} kind={kind} stars={0} s={0.8} />
          </svg>
          {d.value}×{d.stars}★ = {d.points}
        </span>
      ))}
      {p.score && <b class="area-total">{p.score.total}</b>}
    </div>
  );
}

export function Area(props: AreaProps) {
  return (
    <>
      <div class="city-large">
        <Zoom>
          <City
            hexes={props.view.players[props.seat].hexes}
            facts={props.facts}
            label={props.words.player(props.seat)}
            words={props.words}
          />
        </Zoom>
      </div>
      <Strip {...props} />
    </>
  );
}

export function Brief({ view, seat }: AreaProps) {
  const p = view.players[seat];
  const kinds = p.score ? Object.entries(p.score.districts as Record<string, Json>) : [];
  return (
    <>
      <span>
        <Stone />
        {p.stones}
      </span>
      {kinds.map(([kind, d]) => (
        <span>
          <svg viewBox="-12 -12 24 24" width="18" height="18" aria-hidden="true">
            <circle r="12" fill={TINT[kind]} />
            <Face x={0} y={0} kind={kind} stars={0} s={0.8} />
          </svg>
          {d.points}
        </span>
      ))}
    </>
  );
}
