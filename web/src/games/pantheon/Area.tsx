/** What one player owns: hand, reserve, offerings, gods, tokens, demigods. */
import { tip } from "../../core/tooltip";
import type { Words } from "../../core/words";
import { Stat, times } from "../stat";
import type { AreaProps } from "../title";
import { Column, Foot } from "./pieces";
import { Bust, CardFace, God, godFacts, KindSign, Token } from "./tokens";
import { Owner } from "../draw";

function Cards({
  cards,
  picking,
  words,
}: {
  cards: Record<string, number>;
  picking: AreaProps["picking"];
  words: Words;
}) {
  return (
    <span class="area-group hand">
      {Object.entries(cards).map(([id, n]) => {
        const click = { do: "discard_card", card: id };
        const can = picking.can(click);
        return (
          <button
            class={`hand-card ${can ? "can" : ""}`}
            aria-disabled={!can}
            onClick={() => can && picking.pick(click)}
            {...tip(() => ({
              title: words.name("card", id),
              text: words.tip("card", id),
            }))}
          >
            <svg viewBox="-30 -40 60 82" width="42" height="58" aria-hidden="true">
              <CardFace id={id} />
            </svg>
            <span class="hidden-text">{`${words.name("card", id)}: ${n}`}</span>
            {n > 1 && <b aria-hidden="true">×{n}</b>}
          </button>
        );
      })}
    </span>
  );
}

export function Area({ view, seat, words, facts, picking, me }: AreaProps) {
  const p = view.players[seat];
  const cards = p.hand ?? p.known ?? {};
  return (
    <div class="area">
      <Owner seat={seat} words={words} />
      <Cards cards={cards} picking={picking} words={words} />
      {seat !== me && (
        <span class="label">
          {words.say("board-hand")}: {p.hand_size}
        </span>
      )}
      <Stat n={p.feet} name={words.say("thing-foot")} text={words.tip("thing", "foot")}>
        <svg viewBox="-16 -16 32 32" width="28" height="28" aria-hidden="true">
          <Foot x={0} y={0} seat={seat} s={1} />
        </svg>
      </Stat>
      <Stat n={p.columns} name={words.say("thing-column")} text={words.tip("thing", "column")}>
        <svg viewBox="-16 -22 32 40" width="26" height="32" aria-hidden="true">
          <Column x={0} y={0} seat={seat} s={1} />
        </svg>
      </Stat>
      <span class="area-group">
        {Object.entries(p.offerings as Record<string, number>).map(([kind, level]) => (
          <Stat n={level} name={words.name("kind", kind)} text={words.tip("kind", kind)}>
            <svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true">
              <KindSign id={kind} />
            </svg>
          </Stat>
        ))}
      </span>
      <span class="area-group">
        {Object.entries(p.gods as Record<string, number>).map(([id, n]) => {
          const [god, k] = godFacts(facts, id);
          return (
            <Stat n={n} name={words.name("god", id)} text={words.tip("god", id)} shown={times(n)}>
              <svg viewBox="-2 -2 102 94" width="46" height="42" aria-hidden="true">
                <God god={god} index={k} plain />
              </svg>
            </Stat>
          );
        })}
        {Object.entries(p.tokens as Record<string, number>).map(([id, n]) => (
          <Stat n={n} name={words.name("token", id)} text={words.tip("token", id)} shown={times(n)}>
            <svg viewBox="-16 -16 33 33" width="28" height="28" aria-hidden="true">
              <Token id={id} />
            </svg>
          </Stat>
        ))}
        {[...(p.demigods ?? []), ...(p.secret_demigods ?? [])].map((n: number) => (
          <span class="stat" role="img" aria-label={`${words.say("thing-demigod")}: ${n}`}>
            <svg viewBox="-18 -20 36 40" width="24" height="26" aria-hidden="true">
              <Bust tint="#b5c7d3" s={0.9} />
            </svg>
            {n}
          </span>
        ))}
      </span>
      <b class="area-total">{p.points}</b>
    </div>
  );
}

export function Brief({ view, seat, words }: AreaProps) {
  const p = view.players[seat];
  return (
    <>
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
        {p.columns} · {p.columns_on_board}
      </span>
      {Object.entries(p.offerings as Record<string, number>)
        .filter(([, n]) => n > 0)
        .map(([k, n]) => (
          <span title={words.name("kind", k)}>
            <svg viewBox="-12 -12 24 24" width="15" height="15" aria-hidden="true">
              <KindSign id={k} />
            </svg>
            {n}
          </span>
        ))}
    </>
  );
}
