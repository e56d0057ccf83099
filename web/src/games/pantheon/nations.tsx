/** The nations: an emblem of ours beside the two letters. */
import { hexPoints } from "../../core/hex";
import type { Json } from "../../core/types";
import { placed, type At } from "../draw";

/** Each in a square of 24, drawn in one light colour on the nation's. */
const EMBLEMS: Record<string, string> = {
  // an oak leaf
  gallia:
    "M0 11V5C-4 6-7 4-7 1c-3-1-3-5 0-6-1-3 2-6 4-4 1-3 5-3 6 0 2-2 5 1 4 4 3 1 3 5 0 6 0 3-3 5-7 4z",
  // a fir
  germania: "M0-11l6 8H3l5 7H3l0 0h-2v6h-2V4h-7l5-7h-3z",
  // a laurel wreath
  graecia:
    "M-2 10C-12 8-13-4-7-10c1 2 1 3 0 5 2-1 3-1 4 0-1 2-2 3-4 3 2 0 3 1 4 2-2 1-3 2-4 1 2 2 5 4 5 9zM2 10C12 8 13-4 7-10c-1 2-1 3 0 5-2-1-3-1-4 0 1 2 2 3 4 3-2 0-3 1-4 2 2 1 3 2 4 1-2 2-5 4-5 9z",
  // a pyramid with its shaded side
  aegyptus: "M-1-9L-12 9H-1zM2-9l10 18H2z",
  // a horse's head
  persia: "M-6 11C-7 4-3 2-3-1l-5 3-3-3 5-7 2-5 2 3C5-9 9-3 8 11z",
  // a ship under sail
  cartago:
    "M-12 4H12C10 9 7 11 5 11H-6C-9 11-11 8-12 4zM-1 2V-11C6-10 9-4 8 2zM-3 2v-9C-7-6-9-2-9 2z",
  // a bull's head
  iberia:
    "M-12-9c0 5 2 7 6 6l-1 4 3 6 1 4h6l1-4 3-6-1-4c4 1 6-1 6-6-2 3-5 4-8 3-3-2-5-2-8 0-3 1-6 0-8-3z",
  // a legion's shield
  roma: "M-8-10H8V6C6 10 3 11 0 11S-6 10-8 6zM-1.5-7v5.5H-5v3h3.5V8h3V1.5H5v-3H1.5V-7z",
};

export function Emblem({ id, fill = "#fff", ...at }: At & { id: string; fill?: string }) {
  return <path d={EMBLEMS[id] ?? ""} transform={placed(at)} fill={fill} fill-rule="evenodd" />;
}

type TokenProps = { nation: Json; size: number; state: "now" | "left" | "gone" };

/** A nation as a hex with emblem and letters. */
export function NationHex({ nation, size, state }: TokenProps) {
  const gone = state === "gone";
  const ink = gone ? "#7d6f55" : "#fff";
  return (
    <>
      <polygon
        class={state === "now" ? "nation-glow" : ""}
        points={hexPoints(0, 0, size).join(" ")}
        fill={gone ? "#d8cba8" : nation.colour}
        fill-opacity={state === "now" ? 1 : 0.82}
        stroke={state === "now" ? "#fff6d6" : "#8a7b5f"}
        stroke-width={state === "now" ? 3 : 1}
      />
      <Emblem id={nation.id} fill={ink} y={-size * 0.24} s={size / 27} />
      <text
        y={size * 0.68}
        text-anchor="middle"
        font-size={size * 0.52}
        font-weight="700"
        style={{ fill: ink }}
      >
        {nation.label}
      </text>
    </>
  );
}
