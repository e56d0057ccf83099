/** What one player has: the city, value times stars of each kind, stones. */
import { signal } from "@preact/signals";
import { t } from "../../core/language";
import { tip } from "../../core/tooltip";
import type { Json } from "../../core/types";
import { Zoom } from "../../table/Zoom";
import { Stat } from "../stat";
import type { AreaProps } from "./props";
import { City } from "./City";
import { Face, TINT } from "./Hex";
import { shownHexes } from "./rival";
import { Stone } from "./Tiles";
import { Owner } from "../draw";

const LINES: Record<string, string> = {
  house: "houses",
  market: "markets",
  barracks: "barracks",
  temple: "temples",
  garden: "gardens",
};

/** The kind whose score is pointed at: its districts that count light up in the city. */
export const lit = signal<string | null>(null);

/** Value times stars of each kind, and the stones. */
export function Strip({ view, seat, words }: AreaProps) {
  const p = view.players[seat];
  const kinds = p.score ? Object.entries(p.score.districts as Record<string, Json>) : [];
  return (
    <div class="area">
      <Owner seat={seat} words={words} />
      {view.chief === seat && <Chief words={words} size={30} />}
      <Stat
        n={p.stones}
        name={words.say("word-stone")}
        text={words.tip("word", "stone")}
        thing="word-stone"
      >
        <Stone />
      </Stat>
      {kinds.map(([kind, d]) => (
        <District kind={kind} d={d} words={words} />
      ))}
      {p.score && (
        <span class="scores">
          {t("if-it-ended")} <b class="area-total">{p.score.total}</b>
        </span>
      )}
    </div>
  );
}

/** The score of a kind; pointed at, or tapped, it shows in the city what counts for it. */
function District({ kind, d, words }: { kind: string; d: Json; words: AreaProps["words"] }) {
  const name = words.say(`line-${LINES[kind]}`);
  const hints = tip(() => ({
    title: name,
    text: words.tip("line", LINES[kind]),
    thing: `line-${LINES[kind]}`,
  }));
  const show = (on: boolean) => (lit.value = on ? kind : null);
  return (
    <button
      class={`stat district ${lit.value === kind ? "on" : ""}`}
      style={{ "--tint": TINT[kind] }}
      aria-pressed={lit.value === kind}
      data-kind={kind}
      {...hints}
      onPointerEnter={(e) => {
        hints.onPointerEnter(e);
        if (e.pointerType === "mouse") show(true);
      }}
      onPointerLeave={(e) => {
        hints.onPointerLeave(e);
        if (e.pointerType === "mouse") show(false);
      }}
      onFocus={(e) => {
        hints.onFocus(e);
        if (e.currentTarget.matches(":focus-visible")) show(true);
      }}
      onBlur={() => {
        hints.onBlur();
        show(false);
      }}
      onClick={() => show(lit.value !== kind)}
    >
      <span class="hidden-text">{`${name}: `}</span>
      <KindIcon kind={kind} size={30} />
      <span class="worth">
        <span>
          {d.value}×{d.stars}★
        </span>{" "}
        <b>= {d.points}</b>
      </span>
    </button>
  );
}

function KindIcon({ kind, size }: { kind: string; size: number }) {
  return (
    <svg viewBox="-24 -24 48 48" width={size} height={size} aria-hidden="true">
      <circle r="23" fill={TINT[kind]} />
      <Face x={0} y={0} kind={kind} stars={0} s={0.95} />
    </svg>
  );
}

/** The marker of the chief architect, who begins the round: a pair of compasses on a seal. */
function Chief({ words, size }: { words: AreaProps["words"]; size: number }) {
  const hints = tip(() => ({ title: words.say("word-chief"), text: words.tip("word", "chief") }));
  return (
    <span class="chief" role="img" aria-label={words.say("word-chief")} {...hints}>
      <svg viewBox="-24 -24 48 48" width={size} height={size} aria-hidden="true">
        <circle r="22" fill="#c4461a" stroke="#7d2a0c" stroke-width="2" />
        <path
          d="M0-13L-10 14M0-13L10 14M-6 3q6 5 12 0"
          stroke="#fff6e0"
          stroke-width="4"
          stroke-linecap="round"
          fill="none"
        />
        <circle cy="-13" r="4" fill="#fff6e0" />
      </svg>
    </span>
  );
}

export function Area(props: AreaProps) {
  const player = props.view.players[props.seat];
  return (
    <>
      <div class="city-large">
        <Zoom>
          <City
            hexes={shownHexes(player, props.facts)}
            facts={props.facts}
            label={props.words.player(props.seat)}
            words={props.words}
            score={player.automa ? null : player.score}
            lit={lit.value}
          />
        </Zoom>
      </div>
      <Strip {...props} />
    </>
  );
}

export function Brief({ view, seat, words }: AreaProps) {
  const p = view.players[seat];
  const kinds = p.score ? Object.entries(p.score.districts as Record<string, Json>) : [];
  return (
    <>
      {view.chief === seat && <Chief words={words} size={20} />}
      <span title={words.say("word-stone")}>
        <Stone />
        {p.stones}
      </span>
      {kinds.map(([kind, d]) => (
        <span title={words.say(`line-${LINES[kind]}`)}>
          <KindIcon kind={kind} size={22} />
          {d.points}
        </span>
      ))}
    </>
  );
}
