/** The ground of the valley and the drawing of each place. */
import type { Box } from "./layout";

export function Ground({ w, h }: { w: number; h: number }) {
  return (
    <g aria-hidden="true">
      <defs>
        <linearGradient id="sa-ground" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#dfdcae" />
          <stop offset="1" stop-color="#c4c78d" />
        </linearGradient>
      </defs>
      <rect width={w} height={h} rx="24" fill="url(#sa-ground)" />
      {Array.from({ length: 60 }, (_, k) => {
        const x = (k * 197) % w;
        const y = (k * 131 + k * k * 7) % h;
        return <path d={`M${x} ${y}l3-8 2 8 4-6-2 7z`} fill="#9aa45c" opacity=".5" />;
      })}
    </g>
  );
}

const FILL: Record<string, [string, string]> = {
  forest: ["#a9bf86", "#7e9c5d"],
  clay_pit: ["#dfa67f", "#c27f55"],
  quarry: ["#d2cdc2", "#aaa397"],
  river: ["#a9d5dd", "#6fabba"],
  hunt: ["#dccf95", "#bda765"],
  hut: ["#e5cfa2", "#cfb27d"],
  field: ["#ead78d", "#cfb355"],
  tool_maker: ["#d9c6b0", "#b79f85"],
};

type TerrainProps = { id: string; b: Box; tall: boolean; faint?: boolean };

/** `faint`: tools hang before the tool maker's stone. */
export function Terrain({ id, b, tall, faint = false }: TerrainProps) {
  const [light, dark] = FILL[id] ?? ["#eee", "#ccc"];
  const clip = `sa-clip-${id}-${tall ? "t" : "w"}`;
  return (
    <g>
      <defs>
        <linearGradient id={`sa-${id}`} x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stop-color={light} />
          <stop offset="1" stop-color={dark} />
        </linearGradient>
        <clipPath id={clip}>
          <rect width={b.w} height={b.h} rx="27" />
        </clipPath>
      </defs>
      <rect x="2" y="4" width={b.w} height={b.h} rx="27" fill="#000" opacity=".14" />
      <rect
        width={b.w}
        height={b.h}
        rx="27"
        fill={`url(#sa-${id})`}
        stroke="#6b5d48"
        stroke-opacity=".5"
        stroke-width="1.5"
      />
      <g clip-path={`url(#${clip})`} aria-hidden="true">
        <g opacity={faint && id === "tool_maker" ? 0.25 : 1}>
          <Art id={id} b={b} />
        </g>
      </g>
    </g>
  );
}

export function Tree({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <ellipse cx="4" cy="2" rx="17" ry="5" fill="#000" opacity=".15" />
      <path d="M-3 2h6v-12h-6z" fill="#6b4a2b" />
      <path d="M0-58l-19 34h9L-22-8h44L10-24h9z" fill="#55783f" />
      <path d="M0-58l19 34h-9L22-8H4z" fill="#3d5a2d" />
    </g>
  );
}

export function Rock({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M-30 6l-4-22 16-20 26-4 22 18 2 28z" fill="#9a958b" />
      <path d="M8-40l22 18 2 28H4L-4-16z" fill="#7c776d" />
      <path d="M-18-36l14 20-30 0" fill="#b7b2a8" />
    </g>
  );
}

export function Deer({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`} fill="#8b5a35">
      <path d="M-20 0c0-12 8-14 22-14l10-12 8 2 2 6-7 2-4 14c0 4-2 5-3 18h-4l-1-14h-14l-2 14h-4z" />
      <path
        d="M12-26c-2-8-8-8-8-14M12-26c2-7 8-7 10-13M9-33l-6-1M15-33l6-1"
        stroke="#5d3a1f"
        stroke-width="2"
        fill="none"
        stroke-linecap="round"
      />
    </g>
  );
}

function Art({ id, b }: { id: string; b: Box }) {
  const s = b.h / 190;
  const right = b.w;
  switch (id) {
    case "forest":
      return (
        <>
          {[
            [b.h > 130 ? 40 : right - 128, 96, 0.9],
            [right - 30, 84, 1],
            [right - 66, 96, 1.15],
            [right - 100, 78, 0.85],
            [right - 22, 150, 1.2],
            [right - 58, 172, 1.1],
          ].map(([x, y, k]) => (
            <Tree x={x} y={y * s + 8} s={k * Math.max(s, 0.72)} />
          ))}
        </>
      );
    case "clay_pit":
      return (
        <g>
          <ellipse cx={right - 62} cy={b.h * 0.5} rx="66" ry={b.h * 0.27} fill="#a4623b" />
          <ellipse cx={right - 60} cy={b.h * 0.47} rx="50" ry={b.h * 0.19} fill="#8a4c2a" />
          <ellipse cx={right - 58} cy={b.h * 0.45} rx="30" ry={b.h * 0.1} fill="#6f3a1e" />
          <path
            d={`M${right - 110} ${b.h * 0.36}q50-22 100 0`}
            stroke="#f0bd98"
            stroke-width="2.5"
            fill="none"
          />
        </g>
      );
    case "quarry":
      return (
        <>
          <Rock x={right - 50} y={110 * s} s={1.1 * Math.max(s, 0.75)} />
          <Rock x={right - 104} y={86 * s} s={0.7} />
          <Rock x={right - 26} y={168 * s} s={0.75} />
        </>
      );
    case "river":
      return (
        <g>
          <path
            d={`M${right * 0.45} 0C${right * 0.62} ${b.h * 0.3} ${right * 0.42} ${b.h * 0.5} ${right * 0.72} ${b.h}H${right}V0z`}
            fill="#5d9db0"
          />
          <path
            d={`M${right * 0.62} ${b.h * 0.2}q12-6 24 0t24 0M${right * 0.7} ${b.h * 0.42}q12-6 24 0t24 0M${right * 0.66} ${b.h * 0.63}q12-6 24 0t24 0M${right * 0.76} ${b.h * 0.84}q12-6 24 0t24 0`}
            stroke="#c6e4ea"
            stroke-width="2.5"
            fill="none"
            stroke-linecap="round"
          />
          {[
            [0.58, 0.55],
            [0.6, 0.75],
            [0.55, 0.34],
          ].map(([x, y]) => (
            <circle cx={right * x} cy={b.h * y} r="4" fill="#f2cb3f" stroke="#9a7410" />
          ))}
        </g>
      );
    case "hunt":
      return (
        <>
          <path
            d={`M0 ${b.h * 0.46}Q${right * 0.3} ${b.h * 0.3} ${right * 0.6} ${b.h * 0.42}T${right} ${b.h * 0.34}V${b.h}H0z`}
            fill="#b39a55"
            opacity=".5"
          />
          <Deer x={right - 62} y={b.h * 0.36} s={1.05 * Math.max(s, 0.7)} />
          <Deer x={right - 128} y={b.h * 0.4} s={0.75 * Math.max(s, 0.7)} />
        </>
      );
    case "hut":
      return <Home x={b.w / 2} y={b.h * 0.66} s={b.w < 120 ? 0.62 : 1.05} />;
    case "field":
      return (
        <g>
          {Array.from({ length: 6 }, (_, k) => (
            <path
              d={`M${-10} ${b.h * 0.34 + k * b.h * 0.085}Q${b.w / 2} ${b.h * 0.27 + k * b.h * 0.085} ${b.w + 10} ${b.h * 0.34 + k * b.h * 0.085}`}
              stroke={k % 2 ? "#a98722" : "#f6e9a9"}
              stroke-width={b.h * 0.045}
              fill="none"
              opacity=".75"
            />
          ))}
        </g>
      );
    default:
      return (
        <g transform={`translate(${b.w / 2} ${b.h * 0.5}) scale(${b.w < 120 ? 0.75 : 1.15})`}>
          <path d="M-34 22c0-14 16-22 34-22s34 8 34 22z" fill="#8f8375" />
          <path d="M0 0c18 0 34 8 34 22H10C12 12 8 4 0 0z" fill="#766b5e" />
          <path d="M-16 8L8-26" stroke="#6b4526" stroke-width="5" stroke-linecap="round" />
          <path
            d="M-2-26C6-34 18-28 20-16 12-16 8-12 4-6z"
            fill="#c3c6c8"
            stroke="#5c5f61"
            stroke-width="1.5"
          />
        </g>
      );
  }
}

function Home({ x, y, s }: { x: number; y: number; s: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <ellipse cx="6" cy="2" rx="52" ry="9" fill="#000" opacity=".14" />
      <path d="M-44 0C-44-38-24-62 0-66 24-62 44-38 44 0z" fill="#c99a5b" />
      <path d="M0-66C24-62 44-38 44 0H16C16-32 12-52 0-66z" fill="#a87a42" />
      <path d="M-13 0c0-20 5-31 13-31s13 11 13 31z" fill="#4a3320" />
      <path
        d="M-6-62l-8-14M6-62l8-14M0-66v-14"
        stroke="#6b4a2b"
        stroke-width="4"
        stroke-linecap="round"
      />
      <path
        d="M-39-22c20 8 58 8 78 0M-28-44c16 6 40 6 56 0"
        stroke="#8a6334"
        stroke-width="2"
        fill="none"
      />
    </g>
  );
}
