/** One hex as a plinth: top with its district, side faces down to the ground, a shadow. */
import { Picture } from "../draw";
import { star } from "../kit";
import { DISTRICT } from "./districts";
import { corners, LIFT } from "./hexes";

export const TINT: Record<string, string> = {
  house: "#7fa8d6",
  market: "#eac84f",
  barracks: "#d9705a",
  temple: "#a98bcc",
  garden: "#8dbb62",
  quarry: "#d3ccbd",
};

type Props = {
  x: number;
  y: number;
  level: number;
  kind: string;
  stars: number;
  ghost?: boolean;
  size?: number;
  numbers?: boolean;
  /** Whether it counts now: what does not lies in the shade; undefined where that is not told. */
  counts?: boolean;
  /** The score of its kind is being looked at. */
  lit?: boolean;
};

export function Hex(props: Props) {
  const { x, y, level, kind, stars, ghost = false, size = 30, numbers = true, counts, lit } = props;
  const pts = corners(x, y, size - 0.6);
  const drop = level * LIFT * (size / 30);
  const down = (k: number) => `${pts[k][0]} ${pts[k][1] + drop}`;
  const up = (k: number) => `${pts[k][0]} ${pts[k][1]}`;
  const edge = ghost ? "#0f6f92" : "#5b4f3c";
  const side = (a: number, b: number, fill: string) => (
    <path d={`M${up(a)}L${up(b)}L${down(b)}L${down(a)}z`} fill={fill} />
  );
  return (
    <g stroke={edge} stroke-width={ghost ? 1.8 : 1} stroke-linejoin="round">
      {side(3, 2, "#eee4cf")}
      {side(2, 1, "#d2c4a6")}
      {side(1, 0, "#ab9c7c")}
      <polygon
        points={pts.join(" ")}
        fill={stars > 0 ? `color-mix(in srgb, ${TINT[kind]} 70%, #fff)` : TINT[kind]}
        stroke-width={ghost ? 2.6 : 1}
      />
      <Face x={x} y={y} kind={kind} stars={stars} s={size / 30} />
      {(counts === false || lit === false) && (
        <polygon
          points={pts.join(" ")}
          fill="#2b2620"
          fill-opacity={lit === false ? 0.55 : 0.3}
          stroke="none"
        />
      )}
      {lit && (
        <polygon
          points={corners(x, y, size - 3).join(" ")}
          class="lit"
          fill="none"
          stroke="#ffd83d"
          stroke-width="5"
        />
      )}
      {numbers && level > 1 && (
        <text
          x={x + size * 0.55}
          y={y + size * 0.12 + 4}
          text-anchor="middle"
          font-size={size * 0.46}
          font-weight="700"
          stroke="#fff"
          stroke-width="2.5"
          paint-order="stroke"
        >
          {level}
        </text>
      )}
    </g>
  );
}

export function Face({
  x,
  y,
  kind,
  stars,
  s = 1,
}: {
  x: number;
  y: number;
  kind: string;
  stars: number;
  s?: number;
}) {
  const tint = `color-mix(in srgb, ${TINT[kind]} 82%, #2b2620)`;
  if (stars === 0) return <Picture shapes={DISTRICT[kind]} tint={tint} x={x} y={y} s={s * 0.8} />;
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <polygon
        points={corners(0, 0, 23).join(" ")}
        fill={TINT[kind]}
        stroke="#5b4f3c"
        stroke-width="1.2"
      />
      <path d="M-20-5H20M-20 5H20M-8-17V17M8-17V17" stroke="#fff9ec" stroke-opacity=".45" />
      <Picture
        shapes={Array.from({ length: stars }, (_, k) =>
          star((k - (stars - 1) / 2) * 13, -6, 6.6, "l"),
        )}
      />
      <Picture shapes={DISTRICT[kind]} tint={tint} y={9} s={0.42} />
    </g>
  );
}
