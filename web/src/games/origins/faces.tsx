/** The faces of Origins' things: drawn once here, used on the board, in the city, on the mat, in tooltips. */
import type { Json } from "../../core/types";
import { Picture, placed, type At } from "../draw";
import { BUILDINGS } from "./buildings";
import { Resource, TINT } from "./pieces";
import { ACTION, ANY, SKY, TEMPLE, ZODIAC } from "./signs";

/** A building in a box of 48 x 40. */
export function BuildingFace({
  type,
  colour,
  ...at
}: At & { type: string; colour?: string | null }) {
  return <Picture shapes={BUILDINGS[type]} tint={TINT[colour ?? "grey"]} {...at} />;
}

/** A zodiac card of 38 x 38: the sign among its stars. */
export function ZodiacFace({ id, ...at }: At & { id: string }) {
  return (
    <g transform={placed(at)}>
      <rect x="-19" y="-19" width="38" height="38" rx="7" fill="#26385c" stroke="#2b2620" />
      {SKY[id]?.map(([x, y]) => (
        <circle cx={x} cy={y} r="1.7" fill="#ffe9a8" />
      ))}
      <path
        d={ZODIAC[id]}
        fill="none"
        stroke="#ffe9a8"
        stroke-width="2.3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  );
}

export function TempleFace({ id, ...at }: At & { id: string }) {
  return <Picture shapes={TEMPLE[id]} {...at} />;
}

/** One basic resource of one's choice. */
export function AnyBasic(at: At) {
  return <Picture shapes={ANY} {...at} />;
}

type Goods = Record<string, number>;

/** What an effect of the data file gives, as small goods side by side around x = 0. */
export function Gains({ gain, s = 0.62, ...at }: At & { gain: Goods }) {
  const goods = Object.entries(gain).flatMap(([id, n]) => Array.from({ length: n }, () => id));
  const step = 20 * s;
  return (
    <g transform={placed(at)}>
      {goods.map((id, k) => {
        const x = (k - (goods.length - 1) / 2) * step;
        return id === "any_basic" ? <AnyBasic x={x} s={s} /> : <Resource id={id} x={x} s={s} />;
      })}
    </g>
  );
}

/** The goods of an effect, without what else it says. */
export function goodsOf(effect: Json): Goods {
  const goods = ["any_basic", "stone", "food", "wisdom", "gold"].filter((id) => effect[id] > 0);
  return Object.fromEntries(goods.map((id) => [id, effect[id] as number]));
}

/** What a main action does: its goods, or a picture. */
export function ActionFace({ id, facts, ...at }: At & { id: string; facts: Json }) {
  if (ACTION[id]) return <Picture shapes={ACTION[id]} tint={TINT.orange} {...at} />;
  const found = (facts.main_actions.items as Json[]).find((a) => a.id === id);
  return <Gains gain={goodsOf(found?.effect ?? {})} {...at} />;
}
