/** What one player owns: hand, reserve, offerings, gods, tokens, demigods. */
import { tip } from "../../core/tooltip";
import type { Words } from "../../core/words";
import { Owner, StartMark } from "../draw";
import { Stat, times } from "../stat";
import type { AreaProps } from "./props";
import { Sandal } from "./emblems";
import { Hand } from "./Hand";
import { ROMAN } from "./Market";
import { Column, Foot } from "./pieces";
import { Demigod, God, godFacts, KindSign, Token } from "./tokens";

export function Area(props: AreaProps) {
  const { view, seat, words, picking, me, facts } = props;
  const p = view.players[seat];
  return (
    <div class="area pantheon-area">
      <Owner seat={seat} words={words} />
      <Hand
        cards={p.hand ?? p.known ?? {}}
        mine={seat === me}
        picking={picking}
        facts={facts}
        words={words}
      />
      {seat !== me && (
        <span class="label">
          {words.say("board-hand")}: {p.hand_size}
        </span>
      )}
      <Reserve {...props} />
      <span class="area-group">
        {Object.entries(p.offerings).map(([kind, level]) => (
          <Stat
            n={level}
            name={words.name("kind", kind)}
            text={words.tip("kind", kind)}
            thing={`kind-${kind}`}
            shown={ROMAN[level] || "–"}
          >
            <svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">
              <KindSign id={kind} />
            </svg>
          </Stat>
        ))}
      </span>
      <Kept {...props} />
      <span
        class="area-total"
        role="img"
        aria-label={`${words.say("board-points")}: ${p.points}`}
        {...tip(() => ({ title: words.say("board-points"), text: lines(p.lines, words) }))}
      >
        <span class="label">{words.say("board-points")}</span> <b>{p.points}</b>
      </span>
    </div>
  );
}

/** What the points came from. */
function lines(scored: Record<string, number>, words: Words): string {
  return Object.entries(scored)
    .filter(([, n]) => n)
    .map(([key, n]) => `${words.say(`line-${key}`)}: ${n}`)
    .join(" · ");
}

/** Pieces to lay, what is left to buy of them, and the columns that stand. */
function Reserve({ view, seat, words }: AreaProps) {
  const p = view.players[seat];
  const left = (piece: string, n: number) =>
    `${words.tip("thing", piece)} ${words.say("piece-left", { piece: words.say(`thing-${piece}`) })}: ${n}.`;
  return (
    <span class="area-group">
      <Stat n={p.feet} name={words.say("thing-foot")} text={left("foot", p.spare_feet)}>
        <svg viewBox="-16 -16 32 32" width="28" height="28" aria-hidden="true">
          <Foot x={0} y={0} seat={seat} s={1} />
        </svg>
      </Stat>
      <Stat n={p.columns} name={words.say("thing-column")} text={left("column", p.spare_columns)}>
        <svg viewBox="-16 -22 32 40" width="26" height="32" aria-hidden="true">
          <Column x={0} y={0} seat={seat} s={1} />
        </svg>
      </Stat>
      <Stat
        n={p.columns_on_board}
        name={words.say("columns-on-map")}
        text={words.tip("line", "columns")}
        thing="thing-column"
      >
        <ColumnOnMap seat={seat} size={28} />
      </Stat>
    </span>
  );
}

/** A column that stands on its hex. */
function ColumnOnMap({ seat, size }: { seat: number; size: number }) {
  return (
    <svg viewBox="-20 -24 40 44" width={size} height={size * 1.1} aria-hidden="true">
      <path d="M0-2l18 10v2L0 20-18 10V8z" fill="#d8bf7e" stroke="#6b5d48" stroke-width="1.5" />
      <Column x={0} y={-2} seat={seat} s={0.95} />
    </svg>
  );
}

/** Gods, tokens, demigods; and what their powers come to. */
function Kept({ view, seat, words, facts }: AreaProps) {
  const p = view.players[seat];
  const powers = (["steps", "jumps", "coins"] as const).filter((key) => p[key] > 0);
  const up = [...(p.demigods ?? []), ...(p.secret_demigods ?? [])] as number[];
  const down = p.secret_demigods ? {} : (p.hidden_demigods ?? {});
  return (
    <span class="area-group kept">
      {Object.entries(p.gods).map(([id, n]) => (
        <Stat
          n={n}
          name={words.name("god", id)}
          text={words.tip("god", id)}
          thing={`god-${id}`}
          shown={times(n)}
        >
          <svg viewBox="-2 -2 102 94" width="46" height="42" aria-hidden="true">
            <God god={godFacts(facts, id)} plain />
          </svg>
        </Stat>
      ))}
      {Object.entries(p.tokens).map(([id, n]) => (
        <TokenStat id={id} n={n} words={words} />
      ))}
      {p.bonus && !(p.bonus in p.tokens) && <TokenStat id={p.bonus} n={1} words={words} />}
      {powers.map((key) => (
        <span
          class="power"
          role="img"
          aria-label={`${words.say(`power-${key}`)}: ${p[key]}`}
          {...tip(() => ({ title: `${words.say(`power-${key}`)}: ${p[key]}` }))}
        >
          <svg viewBox="-12 -12 24 24" width="18" height="18" aria-hidden="true">
            {key === "coins" ? (
              <circle r="9" fill="#e9bd45" stroke="#7a5a08" stroke-width="1.5" />
            ) : key === "jumps" ? (
              <path d="M-9 6C-8-9 8-9 9 5" fill="none" stroke="currentColor" stroke-width="3" />
            ) : (
              <Sandal />
            )}
          </svg>
          +{p[key]}
        </span>
      ))}
      {up.map((n) => (
        <Stat
          n={n}
          name={words.say("thing-demigod")}
          text={words.tip("thing", "demigod")}
          thing="thing-demigod"
          shown=""
        >
          <DemigodMedal n={n} />
        </Stat>
      ))}
      {Object.entries(down).map(([group, n]) =>
        n ? (
          <Stat
            n={n}
            name={words.say("demigods-hidden", { group: words.name("group", group) })}
            shown={times(n)}
          >
            <DemigodMedal n={words.name("group", group)} hidden />
          </Stat>
        ) : null,
      )}
      {!p.demigods && p.demigod_tokens > 0 && (
        <Stat n={p.demigod_tokens} name={words.say("thing-demigod")}>
          <DemigodMedal n="?" hidden />
        </Stat>
      )}
    </span>
  );
}

function TokenStat({ id, n, words }: { id: string; n: number; words: Words }) {
  return (
    <Stat
      n={n}
      name={words.name("token", id)}
      text={words.tip("token", id)}
      thing={`token-${id}`}
      shown={times(n)}
    >
      <svg viewBox="-16 -16 33 33" width="32" height="32" aria-hidden="true">
        <Token id={id} />
      </svg>
    </Stat>
  );
}

function DemigodMedal({ n, hidden = false }: { n: number | string; hidden?: boolean }) {
  return (
    <svg viewBox="-22 -22 46 46" width="36" height="36" aria-hidden="true">
      <Demigod n={n} hidden={hidden} />
    </svg>
  );
}

export function Brief({ view, seat, words }: AreaProps) {
  const p = view.players[seat];
  return (
    <>
      {view.start === seat && <StartMark name={words.say("thing-start_player")} />}
      {view.big_foot === seat && (
        <span title={words.say("thing-big_foot")}>
          <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true">
            <Sandal s={1.15} />
          </svg>
          +1
        </span>
      )}
      <span title={words.say("board-hand")}>
        <svg viewBox="-30 -40 60 82" width="13" height="18" aria-hidden="true">
          <rect x="-26" y="-37" width="52" height="74" rx="7" fill="#8a6b3a" />
        </svg>
        {p.hand_size}
      </span>
      <span title={words.say("thing-foot")}>
        <svg viewBox="-16 -16 32 32" width="18" height="18" aria-hidden="true">
          <Foot x={0} y={0} seat={seat} s={1} />
        </svg>
        {p.feet}
      </span>
      <span title={words.say("thing-column")}>
        <svg viewBox="-16 -22 32 40" width="16" height="20" aria-hidden="true">
          <Column x={0} y={0} seat={seat} s={1} />
        </svg>
        {p.columns}
      </span>
      <span title={words.say("columns-on-map")}>
        <ColumnOnMap seat={seat} size={19} />
        {p.columns_on_board}
      </span>
      {p.demigod_tokens > 0 && (
        <span title={words.say("thing-demigod")}>
          <svg viewBox="-22 -22 46 46" width="20" height="20" aria-hidden="true">
            <Demigod n="" hidden />
          </svg>
          {p.demigod_tokens}
        </span>
      )}
      {Object.entries(p.offerings)
        .filter(([, n]) => n > 0)
        .map(([k, n]) => (
          <span title={words.name("kind", k)}>
            <svg viewBox="-12 -12 24 24" width="15" height="15" aria-hidden="true">
              <KindSign id={k} />
            </svg>
            {ROMAN[n]}
          </span>
        ))}
    </>
  );
}
