/** District cards, with what they still pay and to whom; in the solo game the goal beside them. */
import type { Json } from "../../core/types";
import { markPath, seatColour } from "../../core/widgets";
import { travels } from "../../table/travel";
import { Pick, Told } from "../pick";
import type { BoardProps } from "./props";
import { TALL, WIDE, type Box } from "./layout";
import { AlienDisc, Resource, Sign, TINT } from "./pieces";

const CORNERS: Record<string, [number, number]> = {
  nw: [0, 0],
  ne: [1, 0],
  sw: [0, 1],
  se: [1, 1],
};

export function DistrictCards(props: BoardProps) {
  const { view, picking, words, tall, me } = props;
  const cards = view.cards;
  const lay = tall ? TALL : WIDE;
  const scoring = picking.decision === "choose_district_card";
  const own = me ?? Math.max(0, view.to_move);
  return (
    <>
      {cards.map((c, k) => {
        const b = lay.card(k, cards.length);
        const scored = view.players.filter((p) => p.scored.includes(c.card));
        return (
          <Pick
            picking={picking}
            click={{ card: c.card }}
            record={scoring ? { do: "choose_district_card", card: c.card } : null}
            name={words.name("card", c.card)}
            text={words.tip("card", c.card)}
            thing={`card-${c.card}`}
            place={`card-${c.card}`}
            x={b.x}
            y={b.y}
            halo={<rect class="halo" x="-1" y="-1" width={b.w + 2} height={b.h + 2} rx="10" />}
          >
            <CardFace card={c} box={b} by={scored.map((p) => p.seat)} me={own} />
          </Pick>
        );
      })}
      {view.target !== null && <Goal {...props} box={lay.goal(cards.length)} />}
    </>
  );
}

type FaceProps = { card: Json; box: Box; by: number[]; me: number };

export function CardFace({ card: c, box: b, by, me }: FaceProps) {
  const cell = Math.min(36, (b.h - 18) / 2);
  const side = 8 + cell * 2 + (b.w - 8 - cell * 2) / 2;
  const again = by.includes(me); // I have had its first value
  return (
    <>
      <rect x="2" y="3" width={b.w} height={b.h} rx="9" fill="#000" opacity=".14" />
      <rect width={b.w} height={b.h} rx="9" fill="#fdf3dc" stroke="#6b5d48" stroke-width="1.4" />
      {Object.entries(c.cells as Record<string, string | null>).map(([corner, colour]) => {
        const [x, y] = CORNERS[corner];
        return (
          <g transform={`translate(${8 + x * (cell + 2)} ${8 + y * (cell + 2)})`}>
            <rect
              width={cell}
              height={cell}
              rx="4"
              fill={colour ? TINT[colour] : "#efe3c6"}
              stroke="#6b5d48"
            />
            {colour && <Sign colour={colour} x={cell / 2} y={cell / 2} s={0.9} />}
          </g>
        );
      })}
      <Value n={c.first} x={side} y={27} now={!again} />
      <Value n={c.next} x={side} y={48} now={again} />
      {again && <path d={`M${side - 13} 20h26`} stroke="#8d2f45" stroke-width="2" />}
      {by.map((seat, i) => (
        <path
          d={markPath(seat)}
          transform={`translate(${side - 4 - by.length * 6 + i * 12} ${b.h - 33}) scale(.42)`}
          fill={seatColour(seat)}
          stroke="#2b2620"
          stroke-width="2"
        />
      ))}
      {Array.from({ length: c.gold }, (_, i) => (
        <g {...travels(`gold-${c.card}-${i}`, undefined, "mover")}>
          <Resource id="gold" x={side - 8 + i * 16} y={b.h - 12} s={0.72} />
        </g>
      ))}
    </>
  );
}

/** What the card pays; large if it is what I would get now. */
function Value({ n, x, y, now }: { n: number; x: number; y: number; now: boolean }) {
  return (
    <text
      x={x}
      y={y}
      text-anchor="middle"
      font-size={now ? 22 : 14}
      font-weight={now ? 700 : 500}
      style={{ fill: now ? "#2b2620" : "#6b5d48" }}
    >
      {n}
    </text>
  );
}

/** The solo game: the points to reach, what makes them more, the round of rounds, the rival disc. */
function Goal({ view, facts, words, box: b }: BoardProps & { box: Box }) {
  const solo = facts.solo;
  const tokens = view.places;
  const conditions = (solo.conditions as Json[]).map((c) => ({
    ...c,
    met: tokens[c.place - 1]?.token === c.token,
  })) as Json[];
  const step = Math.min(72, (b.w - 120) / conditions.length);
  const low = b.h < 100;
  return (
    <Told
      name={words.say("page-goal", { points: view.target ?? 0 })}
      text={words.say("page-goal.tip", { base: solo.win_vp, extra: solo.extra_vp_per_condition })}
      x={b.x}
      y={b.y}
    >
      <rect width={b.w} height={b.h} rx="12" fill="#26385c" stroke="#2b2620" />
      <text x="58" y={low ? 35 : 44} text-anchor="middle" class="goal-number">
        {view.target}
      </text>
      <text x="58" y={low ? 52 : 64} text-anchor="middle" class="goal-word">
        {words.say("page-goal-word")}
      </text>
      {conditions.map((c, k) => (
        <g transform={`translate(${116 + step / 2 + k * step} 30)`} opacity={c.met ? 1 : 0.55}>
          <circle
            r="15"
            fill={TINT[c.token]}
            stroke={c.met ? "#ffe9a8" : "#2b2620"}
            stroke-width="2.5"
          />
          <Sign colour={c.token} s={0.85} />
          <text y="32" text-anchor="middle" class="goal-word">
            {words.say("page-goal-site", { place: c.place })}
          </text>
          <text y="47" text-anchor="middle" class="goal-word strong">
            {c.met ? `+${solo.extra_vp_per_condition}` : "–"}
          </text>
        </g>
      ))}
      <g transform={`translate(24 ${b.h - 14})`}>
        <AlienDisc />
        <text x="16" y="5" class="goal-word">
          {words.say("thing-alien")}
        </text>
      </g>
    </Told>
  );
}
