/** Cards, gods, booty and bonus tokens of Pantheon, drawn small. */
import type { Json } from "../../core/types";
import { Numeral, placed, type At } from "../draw";

const KIND: Record<string, [string, string]> = {
  gift: ["#d99a3c", "M-7-2h14v9H-7zM-8-6H8v4H-8zM0-6V7M0-6c-6-6-9 0 0 0 9 0 6-6 0 0"],
  worship: ["#8a6db1", "M0-9a3 3 0 110 6 3 3 0 010-6zM-3-2c-5 2-6 5-8 10H9C8 3 5 0 3-2z"],
  dancer: [
    "#c9566b",
    "M0-9a2.6 2.6 0 110 5.2A2.6 2.6 0 010-9zM0-4l-8-3M0-4l7-5M0-4L-1 2l-5 7M-1 2l6 2 1 5",
  ],
  temple: ["#4f86b5", "M-9-3L0-9l9 6zM-6-3v9M-2-3v9M2-3v9M6-3v9M-9 8H9"],
};

/** A sign of an offering kind, in a square of 24. */
export function KindSign({ id, ...at }: At & { id: string }) {
  const [tint, path] = KIND[id] ?? ["#888", ""];
  return (
    <g transform={placed(at)}>
      <rect x="-11.5" y="-11.5" width="23" height="23" rx="6" fill={tint} />
      <path
        d={path}
        fill="none"
        stroke="#fff"
        stroke-width="1.7"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  );
}

/** An action card of 52 x 74, its middle at 0, 0. */
export function CardFace({ id }: { id: string }) {
  const coins = /^coin_(\d)$/.exec(id);
  const kind = /^offering_(\w+)$/.exec(id);
  return (
    <g>
      <rect x="-25" y="-35" width="52" height="74" rx="7" fill="#000" opacity=".18" />
      <rect
        x="-26"
        y="-37"
        width="52"
        height="74"
        rx="7"
        fill="#fdf3dc"
        stroke="#6b5d48"
        stroke-width="1.5"
      />
      {coins && (
        <>
          <circle r="17" fill="#e9bd45" stroke="#9a7410" stroke-width="2" />
          <text y="8" text-anchor="middle" font-size="22" font-weight="700">
            {coins[1]}
          </text>
        </>
      )}
      {kind && <KindSign id={kind[1]} s={1.7} />}
      {id === "move" && (
        <g fill="#8b5a35" stroke="#4a2f18" stroke-width="1.2">
          <path d="M-14 8C-17 2-15-8-10-10S-2-6-3 0-5 9-9 11-13 11-14 8z" />
          <path d="M4 0C1-6 3-16 8-18s8 4 7 10-2 9-6 11S5 3 4 0z" />
        </g>
      )}
    </g>
  );
}

/** A booty or bonus token, round, radius 14. */
export function Token({ id, ...at }: At & { id: string }) {
  const name = id.replace(/^(booty|bonus)_/, "");
  const number = /(\d)$/.exec(name)?.[1] ?? "";
  return (
    <g transform={placed(at)}>
      <circle r="14.5" cx="1" cy="2" fill="#000" opacity=".2" />
      <circle
        r="14.5"
        fill={id.startsWith("bonus") ? "#efe6d3" : "#f2d9a0"}
        stroke="#6b4d1c"
        stroke-width="1.6"
      />
      {name.startsWith("demigod") && <Bust tint="#9fb7c9" s={0.62} />}
      {name.startsWith("god") && <Bust tint="#e9bd45" s={0.62} rays />}
      {name.startsWith("cards") && (
        <>
          <rect x="-8" y="-8" width="9" height="13" rx="2" fill="#fff" stroke="#6b5d48" />
          <text x="6" y="6" text-anchor="middle" font-size="13" font-weight="700">
            {number}
          </text>
        </>
      )}
      {name.startsWith("offering") && (
        <>
          <path d="M-6 7V-3h-4l7-7 7 7H0v10z" fill="#8a6db1" />
          <text x="7" y="7" text-anchor="middle" font-size="12" font-weight="700">
            {number}
          </text>
        </>
      )}
      {name === "money" && (
        <>
          <circle r="8" fill="#e9bd45" stroke="#9a7410" />
          <text y="5" text-anchor="middle" font-size="12" font-weight="700">
            $
          </text>
        </>
      )}
      {name.startsWith("step") && (
        <>
          <path d="M-8 6c-3-6-1-13 3-14s6 3 5 8-3 8-5 8z" fill="#8b5a35" />
          <text x="6" y="6" text-anchor="middle" font-size="11" font-weight="700">
            +1
          </text>
        </>
      )}
      {(name.startsWith("pieces") || name === "column") && (
        <path
          d="M-8 8h16v-3h-16zM-5 5V-6M0 5V-6M5 5V-6M-8-6H8v-3H-8z"
          fill="#fff"
          stroke="#6b5d48"
          stroke-width="1.3"
        />
      )}
    </g>
  );
}

/** A head and shoulders, in our own simple drawing. */
export function Bust({ tint, rays = false, ...at }: At & { tint: string; rays?: boolean }) {
  return (
    <g transform={placed(at)} stroke="#3d3226" stroke-width="1.4" stroke-linejoin="round">
      {rays &&
        [-60, -30, 0, 30, 60].map((a) => (
          <path d="M0-16v-6" transform={`rotate(${a} 0 -6)`} stroke="#b3491f" stroke-width="2.4" />
        ))}
      <path d="M-17 18C-16 8-9 4-5 3V-2h10v5c4 1 11 5 12 15z" fill="#fffaf1" />
      <ellipse cx="0" cy="-7" rx="8" ry="10" fill={tint} />
      <path d="M2-17c7 1 8 8 5 17-1-7-2-13-5-17z" fill="#000" opacity=".14" stroke="none" />
      <path d="M-8-9C-9-20 9-20 8-9 4-13-4-13-8-9z" fill="#7a5230" />
    </g>
  );
}

const GOD_TINT = [
  "#e8b18a",
  "#d9c48c",
  "#b9c9a3",
  "#9fb7c9",
  "#c9a3b9",
  "#e0a0a0",
  "#a8c0d8",
  "#d0b0e0",
  "#c4d08c",
  "#e3c0a0",
];

/** A god of 96 x 88 with the offering it asks; plain without the words. */
export function God({ god, index, plain = false }: { god: Json; index: number; plain?: boolean }) {
  return (
    <g>
      <rect x="2" y="3" width="96" height="88" rx="10" fill="#000" opacity=".18" />
      <rect
        width="96"
        height="88"
        rx="10"
        fill={god.colour === "blue" ? "#c9dceb" : "#f7e7b6"}
        stroke="#6b5d48"
        stroke-width="1.5"
      />
      <Bust
        tint={GOD_TINT[index % GOD_TINT.length]}
        x={plain ? 48 : 60}
        y={plain ? 46 : 36}
        s={plain ? 1.9 : 1.2}
        rays={god.colour === "yellow"}
      />
      {(plain ? [] : (god.cost as number[])).map((n, k) => (
        <g transform={`translate(13 ${13 + k * 16})`}>
          <circle r="8" fill="#2b2620" />
          <Numeral n={n} y={4.5} size={12.5} />
        </g>
      ))}
      <text x="50" y="83" text-anchor="middle" font-size="13.5" font-weight="600">
        {plain ? "" : god.name}
      </text>
    </g>
  );
}

export function godFacts(facts: Json, id: string): [Json, number] {
  const list = facts.gods.items as Json[];
  const k = list.findIndex((g) => g.id === id);
  return [list[k] ?? { name: id, cost: [] }, k];
}
