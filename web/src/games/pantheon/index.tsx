/** Pantheon on the screen: the map, gods, the row of cards, demigods; hands and reserves. */
import { tip } from "../../core/tooltip";
import type { Json } from "../../core/types";
import type { Words } from "../../core/words";
import { Mark } from "../../core/widgets";
import { Pick, Told } from "../pick";
import type { AreaProps, BoardProps, Title } from "../title";
import { Column, Foot, Map } from "./Map";
import { Bust, CardFace, God, KindSign, Token } from "./tokens";
import "./pantheon.css";

function Board(props: BoardProps) {
  const { tall, words } = props;
  const size = tall ? 14.7 : 25;
  const [w, h] = tall ? [560, 500] : [1060, 600];
  return (
    <svg class="board pantheon" viewBox={`0 0 ${w} ${h}`} role="group" aria-label={words.say("title")}>
      <rect width={w} height={h} rx="20" fill="#efe3c6" />
      <g transform={tall ? "translate(14 18)" : "translate(32 34)"}><Map {...props} size={size} /></g>
      <g transform={tall ? "translate(10 302)" : "translate(950 14)"}><Gods {...props} /></g>
      <g transform={tall ? "translate(10 404)" : "translate(40 508)"}><Row {...props} /></g>
      <g transform={tall ? "translate(330 404)" : "translate(470 508)"}><Demigods {...props} /></g>
    </svg>
  );
}

function godFacts(facts: Json, id: string): [Json, number] {
  const list = facts.gods.items as Json[];
  const k = list.findIndex((g) => g.id === id);
  return [list[k] ?? { name: id, cost: [] }, k];
}

function Gods({ view, facts, words, picking, tall }: BoardProps) {
  return (
    <>
      {(view.gods as (string | null)[]).map((id, k) => {
        const [x, y] = tall ? [k * 108, 0] : [0, k * 97];
        if (!id) return <rect x={x} y={y} width="96" height="88" rx="10" fill="none" stroke="#b5a57c" stroke-dasharray="6 6" />;
        const [god, n] = godFacts(facts, id);
        return (
          <Pick picking={picking} click={{ do: "choose_god", god: id }} record={{ do: "choose_god", god: id }} name={words.name("god", id)} text={words.tip("god", id)} x={x} y={y}
            halo={<rect class="halo" x="-2" y="-2" width="100" height="92" rx="12" />}>
            <God god={god} index={n} />
          </Pick>
        );
      })}
    </>
  );
}

function Row({ view, words, picking, tall }: BoardProps) {
  const gap = tall ? 60 : 66;
  return (
    <>
      {(view.row as (string | null)[]).map((id, k) => (
        <Pick picking={picking} click={id ? { do: "draw_row", card: id } : { do: "none" }} name={id ? words.name("card", id) : "–"} text={id ? words.tip("card", id) : undefined} x={28 + k * gap} y={42}
          halo={<rect class="halo" x="-28" y="-39" width="56" height="78" rx="9" />}>
          {id ? <CardFace id={id} /> : <rect x="-26" y="-37" width="52" height="74" rx="7" fill="none" stroke="#b5a57c" stroke-dasharray="5 5" />}
        </Pick>
      ))}
      <Pick picking={picking} click={{ do: "draw_deck" }} name={words.say("thing-deck")} text={words.tip("thing", "deck")} x={28 + 4 * gap + 12} y={42}
        halo={<rect class="halo" x="-28" y="-39" width="56" height="78" rx="9" />}>
        <rect x="-24" y="-34" width="52" height="74" rx="7" fill="#6b4a2b" />
        <rect x="-26" y="-37" width="52" height="74" rx="7" fill="#8a6b3a" stroke="#4a3320" stroke-width="1.5" />
        <text y="7" text-anchor="middle" font-size="19" font-weight="700" style={{ fill: "#fff6e0" }}>{view.deck}</text>
      </Pick>
    </>
  );
}

function Demigods({ view, words }: BoardProps) {
  return (
    <Told name={words.say("thing-demigod")} text={words.tip("thing", "demigod")}>
      {(view.demigods as number[]).map((n, k) => (
        <g transform={`translate(${34 + k * 44} 40)`}>
          <circle r="20" fill="#dfe6ea" stroke="#4f6d7a" stroke-width="1.6" />
          <Bust tint="#b5c7d3" s={0.62} y={-4} />
          <text x="12" y="17" text-anchor="middle" font-size="16" font-weight="700" stroke="#fff" stroke-width="3" paint-order="stroke">{n}</text>
        </g>
      ))}
    </Told>
  );
}

// -- what a player owns

function Cards({ cards, picking, words }: { cards: Record<string, number>; picking: AreaProps["picking"]; words: Words }) {
  return (
    <span class="area-group hand">
      {Object.entries(cards).map(([id, n]) => {
        const click = { do: "discard_card", card: id };
        const can = picking.can(click);
        return (
          <button class={`hand-card ${can ? "can" : ""}`} aria-label={`${words.name("card", id)}: ${n}`} aria-disabled={!can} onClick={() => can && picking.pick(click)} {...(tip(() => ({ title: words.name("card", id), text: words.tip("card", id) })) as object)}>
            <svg viewBox="-30 -40 60 82" width="42" height="58" aria-hidden="true"><CardFace id={id} /></svg>
            {n > 1 && <b>×{n}</b>}
          </button>
        );
      })}
    </span>
  );
}

function Area({ view, seat, words, facts, picking, me }: AreaProps) {
  const p = view.players[seat];
  const cards = p.hand ?? p.known ?? {};
  return (
    <div class="area">
      <span class="area-group"><Mark seat={seat} /><b>{words.player(seat)}</b></span>
      <Cards cards={cards} picking={picking} words={words} />
      {seat !== me && <span class="label">{words.say("board-hand")}: {p.hand_size}</span>}
      <span class="stat" role="img" aria-label={`${words.say("thing-foot")}: ${p.feet}`} {...(tip(() => ({ title: words.say("thing-foot"), text: words.tip("thing", "foot") })) as object)}>
        <svg viewBox="-16 -16 32 32" width="28" height="28" aria-hidden="true"><Foot x={0} y={0} seat={seat} s={1} /></svg>{p.feet}
      </span>
      <span class="stat" role="img" aria-label={`${words.say("thing-column")}: ${p.columns}`} {...(tip(() => ({ title: words.say("thing-column"), text: words.tip("thing", "column") })) as object)}>
        <svg viewBox="-16 -22 32 40" width="26" height="32" aria-hidden="true"><Column x={0} y={0} seat={seat} s={1} /></svg>{p.columns}
      </span>
      <span class="area-group">
        {Object.entries(p.offerings as Record<string, number>).map(([kind, level]) => (
          <span class={`stat ${level ? "" : "zero"}`} role="img" aria-label={`${words.name("kind", kind)}: ${level}`} {...(tip(() => ({ title: words.name("kind", kind), text: words.tip("kind", kind) })) as object)}>
            <svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true"><KindSign id={kind} /></svg>{level}
          </span>
        ))}
      </span>
      <span class="area-group">
        {Object.entries(p.gods as Record<string, number>).map(([id, n]) => {
          const [god, k] = godFacts(facts, id);
          return (
            <span class="stat" role="img" aria-label={`${words.name("god", id)}: ${n}`} {...(tip(() => ({ title: words.name("god", id), text: words.tip("god", id) })) as object)}>
              <svg viewBox="-2 -2 102 94" width="46" height="42" aria-hidden="true"><God god={god} index={k} /></svg>{n > 1 && `×${n}`}
            </span>
          );
        })}
        {Object.entries(p.tokens as Record<string, number>).map(([id, n]) => (
          <span class="stat" role="img" aria-label={`${words.name("token", id)}: ${n}`} {...(tip(() => ({ title: words.name("token", id), text: words.tip("token", id) })) as object)}>
            <svg viewBox="-16 -16 33 33" width="28" height="28" aria-hidden="true"><Token id={id} /></svg>{n > 1 && `×${n}`}
          </span>
        ))}
        {[...(p.demigods ?? []), ...(p.secret_demigods ?? [])].map((n: number) => (
          <span class="stat" role="img" aria-label={`${words.say("thing-demigod")}: ${n}`}><svg viewBox="-18 -20 36 40" width="24" height="26" aria-hidden="true"><Bust tint="#b5c7d3" s={0.9} /></svg>{n}</span>
        ))}
      </span>
      <b class="area-total">{p.points}</b>
    </div>
  );
}

function Brief({ view, seat, words }: AreaProps) {
  const p = view.players[seat];
  return (
    <>
      <span title={words.say("board-hand")}><svg viewBox="-30 -40 60 82" width="13" height="18" aria-hidden="true"><rect x="-26" y="-37" width="52" height="74" rx="7" fill="#8a6b3a" /></svg>{p.hand_size}</span>
      <span title={words.say("thing-foot")}><svg viewBox="-16 -16 32 32" width="18" height="18" aria-hidden="true"><Foot x={0} y={0} seat={seat} s={1} /></svg>{p.feet}</span>
      <span title={words.say("thing-column")}><svg viewBox="-16 -22 32 40" width="16" height="20" aria-hidden="true"><Column x={0} y={0} seat={seat} s={1} /></svg>{p.columns} · {p.columns_on_board}</span>
      {Object.entries(p.offerings as Record<string, number>).filter(([, n]) => n > 0).map(([k, n]) => <span title={words.name("kind", k)}><svg viewBox="-12 -12 24 24" width="15" height="15" aria-hidden="true"><KindSign id={k} /></svg>{n}</span>)}
    </>
  );
}

export const title: Title = {
  Board,
  Area,
  Brief,
  points: (view, seat) => view.players[seat].points,
  status: (view, words) => [words.say("board-epoch", { epoch: view.epoch, epochs: view.epochs }), view.nation && words.name("nation", view.nation)].filter(Boolean).join(" · "),
};
