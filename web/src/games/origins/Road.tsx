/** The military road: border stones with their tokens, what an attack wins, discs by arrival. */
import type { Json } from "../../core/types";
import { Told } from "../pick";
import type { BoardProps } from "./props";
import type { OriginsView } from "./wire";
import { Gains, goodsOf } from "./faces";
import { TALL, WIDE, type Box } from "./layout";
import { AlienDisc, Disc, Laurel, Shield } from "./pieces";

/** Where a space lies: one row on a desk, two on a phone. */
function spots(box: Box, n: number, rows: number) {
  const per = Math.ceil(n / rows);
  const [w, h] = [box.w / per, box.h / rows];
  return (k: number) => ({
    x: (k % per) * w + w / 2,
    y: Math.floor(k / per) * h + h / 2,
    w,
    h,
  });
}

export function Road({ view, facts, words, tall }: BoardProps) {
  const b = (tall ? TALL : WIDE).road;
  const rows = tall ? 2 : 1;
  const spaces = facts.military_track.spaces as Json[];
  const at = spots(b, spaces.length, rows);
  return (
    <g transform={`translate(${b.x} ${b.y})`}>
      {Array.from({ length: rows }, (_, k) => (
        <rect
          y={(k * b.h) / rows + 6}
          width={b.w}
          height={b.h / rows - 10}
          rx="16"
          fill="#c9a16a"
          stroke="#8a6334"
        />
      ))}
      {spaces.map((s, k) => (
        <Told
          name={`${words.say("thing-military")}: ${k}`}
          text={told(s, facts, words.lang) || words.tip("thing", "military")}
          thing="thing-military"
          x={at(k).x}
          y={at(k).y}
        >
          <Space space={s} facts={facts} w={at(k).w} h={at(k).h} last={k === spaces.length - 1} />
        </Told>
      ))}
      {typeof view.alien === "number" && (
        <Told
          name={words.say("thing-alien")}
          text={words.tip("thing", "alien")}
          thing="thing-alien"
          x={at(view.alien).x}
          y={at(view.alien).y - 8}
        >
          <AlienDisc />
        </Told>
      )}
      <Discs view={view} at={at} />
    </g>
  );
}

/** What an attack from here wins, in the words of the data file. */
function told(space: Json, facts: Json, lang: string): string {
  const bonus = bonusOf(space, facts);
  return bonus ? (bonus.text[lang] as string) : "";
}

function bonusOf(space: Json, facts: Json): Json | undefined {
  return (facts.military_track.attack_bonuses as Json[]).find((b) => b.id === space.attack_bonus);
}

type SpaceProps = { space: Json; facts: Json; w: number; h: number; last: boolean };

function Space({ space, facts, w, h, last }: SpaceProps) {
  return (
    <>
      <rect x={-w / 2} y={-h / 2} width={w} height={h} fill="none" pointer-events="all" />
      <ellipse cy="3" rx={w * 0.37} ry={h * 0.34} fill="#fff6e0" opacity=".8" />
      {space.border_before && (
        <g transform={`translate(${-w / 2} 0)`}>
          <path d={`M0 ${-h / 2 + 4}v${h - 8}`} stroke="#5b4420" stroke-width="5" />
          <Shield n={facts.military_track.superiority_per_border} y={-h / 2 + 9} s={0.72} />
        </g>
      )}
      <g transform="translate(0 8)">
        <Bonus bonus={bonusOf(space, facts)} />
        {last && <Laurel n={facts.military_track.last_space_vp} />}
      </g>
    </>
  );
}

/** Goods that are won; with an exchange what is given, an arrow and what comes for it. */
function Bonus({ bonus }: { bonus: Json | undefined }) {
  if (!bonus) return null;
  if (bonus.effect.kind !== "exchange") return <Gains gain={goodsOf(bonus.effect)} s={0.92} />;
  return (
    <>
      <Gains gain={{ any_basic: bonus.effect.pay_any_basic }} x={-13} s={0.62} />
      <path d="M-5 0H5M2-3l3 3-3 3" fill="none" stroke="#5b4420" stroke-width="1.8" />
      <Gains gain={bonus.effect.gain} x={13} s={0.62} />
    </>
  );
}

/** The order of the view begins with the front; of one space with the lowest disc. */
function Discs({ view, at }: { view: OriginsView; at: ReturnType<typeof spots> }) {
  const order = view.military;
  const space = (seat: number) => view.players[seat].military;
  return (
    <>
      {order.map((seat, i) => {
        const under = order.slice(0, i).filter((o) => space(o) === space(seat)).length;
        const { x, y } = at(space(seat));
        const alien = view.alien === space(seat) ? 1 : 0;
        return <Disc seat={seat} x={x} y={y - 8 - (under + alien) * 8} s={1.2} key={seat} />;
      })}
    </>
  );
}
