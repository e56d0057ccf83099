/** One hex as a plinth: top with its district, side faces down to the ground, a shadow. */
import { corners, LIFT } from "./hexes";

export const TINT: Record<string, string> = {
  house: "#7fa8d6",
  market: "#eac84f",
  barracks: "#d9705a",
  temple: "#a98bcc",
  garden: "#8dbb62",
  quarry: "#d3ccbd",
};

/** A house, a stall, a shield, a column, a leaf, stones: no colour is alone. */
const GLYPH: Record<string, string> = {
  house: "M-8 8V-1L0-9 8-1v9zM-3 8V2h6v6",
  market: "M-9-2l2-6H7l2 6zM-7-2v10M7-2v10M-9-2h18M-4 3h8",
  barracks: "M0-9c3 2 6 2 8 2 0 8-3 13-8 16-5-3-8-8-8-16 2 0 5 0 8-2zM0-9V9M-8-1H8",
  temple: "M-9-4L0-10 9-4zM-6-4V6M-2-4V6M2-4V6M6-4V6M-9 8H9",
  garden: "M0 9V-1M0 2C-8 2-9-5-8-8c6 0 8 4 8 10zM0-1c0-6 4-8 8-8 1 6-2 9-8 8",
  quarry: "M-9 6l2-7 6-2 4 4-1 5zM1-4l5-4 4 5-2 5-4-1",
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
};

export function Hex({ x, y, level, kind, stars, ghost = false, size = 30, numbers = true }: Props) {
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
  if (stars > 0) {
    return (
      <g transform={`translate(${x} ${y}) scale(${s})`}>
        <ellipse rx="19" ry="15" fill={TINT[kind]} stroke="#5b4f3c" stroke-width="1.2" />
        {Array.from({ length: stars }, (_, k) => (
          <Star x={(k - (stars - 1) / 2) * 11.5} y={-4} />
        ))}
        <path
          d={GLYPH[kind]}
          transform="translate(0 7) scale(.48)"
          fill="none"
          stroke="#2b2620"
          stroke-width="2.4"
          stroke-linejoin="round"
        />
      </g>
    );
  }
  return (
    <path
      d={GLYPH[kind]}
      transform={`translate(${x} ${y}) scale(${s * 0.95})`}
      fill={kind === "quarry" ? "#a9a294" : "#fff9ec"}
      fill-opacity={kind === "quarry" ? 1 : 0.75}
      stroke="#2b2620"
      stroke-opacity=".8"
      stroke-width="1.5"
      stroke-linejoin="round"
      stroke-linecap="round"
    />
  );
}

function Star({ x, y }: { x: number; y: number }) {
  const points = Array.from({ length: 10 }, (_, k) => {
    const a = (Math.PI / 5) * k - Math.PI / 2;
    const r = k % 2 ? 2.5 : 5.8;
    return `${x + r * Math.cos(a)},${y + r * Math.sin(a)}`;
  });
  return <polygon points={points.join(" ")} fill="#fff6d6" stroke="#2b2620" stroke-width="1" />;
}
