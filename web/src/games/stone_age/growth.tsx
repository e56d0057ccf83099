/** What the tribes have become, in the valley itself: houses around the hut, sheaves on the field, tools at the tool maker. */
import type { Json } from "../../core/types";
import { markPath, seatColour } from "../../core/widgets";
import { Numeral, placed } from "../draw";
import { tileFacts, Walls } from "./cards";
import { Axe, Sheaf } from "./icons";
import type { Box } from "./layout";
import type { Player, StoneAgeView } from "./wire";

type Props = { id: string; b: Box; view: StoneAgeView; facts: Json };

export function Growth({ id, b, view, facts }: Props) {
  const narrow = b.w < 120;
  const props = { b, narrow, players: view.players, facts };
  return (
    <g aria-hidden="true">
      {id === "hut" && <Village {...props} />}
      {id === "field" && <Sheaves {...props} />}
      {id === "tool_maker" && <Rack {...props} />}
    </g>
  );
}

type Drawn = { b: Box; narrow: boolean; players: Player[]; facts: Json };

/** Where houses stand, in parts of the place; those behind come first when they are drawn. */
const SPOTS = [
  [0.14, 0.64],
  [0.86, 0.64],
  [0.24, 0.5],
  [0.76, 0.5],
  [0.09, 0.45],
  [0.91, 0.45],
  [0.37, 0.41],
  [0.63, 0.41],
  [0.2, 0.36],
  [0.8, 0.36],
  [0.5, 0.38],
  [0.31, 0.31],
  [0.69, 0.31],
];

function Village({ b, narrow, players, facts }: Drawn) {
  const built = players.flatMap((p) => p.buildings.map((tile) => ({ tile, seat: p.seat })));
  const standing = built.slice(0, SPOTS.length).map((house, k) => ({ ...house, at: SPOTS[k] }));
  standing.sort((a, c) => a.at[1] - c.at[1]);
  const s = narrow ? 0.24 : 0.4;
  return (
    <>
      {standing.map(({ tile, seat, at: [x, y] }) => (
        <g transform={`translate(${b.w * x} ${b.h * y}) scale(${s})`}>
          <Walls tile={tileFacts(facts, tile) ?? {}} />
          <path d="M0-22v-26" stroke="#3d3226" stroke-width="3" />
          <path
            d="M0-48h22l-6 8 6 8H0z"
            fill={seatColour(seat)}
            stroke="#3d3226"
            stroke-width="2"
          />
        </g>
      ))}
    </>
  );
}

/** A row for each player, its mark first. */
function rowOf(b: Box, narrow: boolean, k: number, n: number): { y: number; mark: string } {
  const [top, bottom] = narrow ? [b.h * 0.42, b.h * 0.76] : [46, b.h * 0.76];
  const y = top + ((k + 0.5) * (bottom - top)) / Math.max(n, narrow ? 2 : 3);
  const s = narrow ? 0.3 : 0.5;
  return { y, mark: `translate(${narrow ? 3 : 8} ${y - 12 * s}) scale(${s})` };
}

function Owner({ seat, transform }: { seat: number; transform: string }) {
  return <path d={markPath(seat)} transform={transform} fill={seatColour(seat)} stroke="#3d3226" />;
}

function Sheaves({ b, narrow, players }: Drawn) {
  const gap = (b.w - (narrow ? 18 : 38)) / 10;
  return (
    <>
      {players.map((p, k) => {
        const { y, mark } = rowOf(b, narrow, k, players.length);
        return (
          <g>
            {p.track > 0 && <Owner seat={p.seat} transform={mark} />}
            {Array.from({ length: p.track }, (_, i) => (
              <Sheaf lit x={(narrow ? 17 : 34) + i * gap} y={y} s={narrow ? 0.42 : 0.82} />
            ))}
          </g>
        );
      })}
    </>
  );
}

function Rack({ b, narrow, players }: Drawn) {
  const gap = (b.w - 50) / 3;
  return (
    <>
      {players.map((p, k) => {
        const { y, mark } = rowOf(b, narrow, k, players.length);
        const tools = p.tools.filter((tool) => tool.value > 0);
        if (!tools.length) return null;
        const s = 0.9;
        if (narrow && players.length > 2)
          return <Sum x={b.w * (k % 2 ? 0.74 : 0.27)} y={b.h * (k < 2 ? 0.5 : 0.67)} p={p} />;
        if (narrow) return <Values at={{ x: b.w / 2, y }} p={p} />;
        return (
          <g>
            <path
              d={`M26 ${y - 11 * s}H${b.w - 8}`}
              stroke="#6b4526"
              stroke-width={2.7}
              stroke-linecap="round"
            />
            <Owner seat={p.seat} transform={mark} />
            {tools.map((tool, i) => {
              const x = 44 + i * gap;
              return (
                <g opacity={tool.used ? 0.45 : 1}>
                  <Axe x={x} y={y} s={s} />
                  <g transform={`translate(${x + 14 * s} ${y})`}>
                    <Numeral n={tool.value} y={6 * s} size={17 * s} fill="#2b2620" />
                  </g>
                </g>
              );
            })}
          </g>
        );
      })}
    </>
  );
}

/** Where there is no room to hang them: their values alone, in a row that can be read. */
function Values({ at, p }: { at: { x: number; y: number }; p: Player }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect x="-33" y="-8" width="66" height="16" rx="8" fill="#fffaf1" fill-opacity=".85" />
      <Owner seat={p.seat} transform="translate(-30 -5.5) scale(.46)" />
      {p.tools.map((tool, i) => (
        <g transform={`translate(${-7 + i * 15} 0)`} opacity={tool.used ? 0.4 : 1}>
          <Numeral n={tool.value} y={5} size={14} fill="#2b2620" />
        </g>
      ))}
    </g>
  );
}

/** Three or four in so little room: what their tools come to. */
function Sum({ p, ...at }: { p: Player; x: number; y: number }) {
  return (
    <g transform={placed(at)}>
      <rect x="-21" y="-9" width="42" height="18" rx="9" fill="#fffaf1" fill-opacity=".85" />
      <Owner seat={p.seat} transform="translate(-18 -6) scale(.5)" />
      <g transform="translate(8 0)">
        <Numeral
          n={p.tools.reduce((sum, tool) => sum + tool.value, 0)}
          y={5.5}
          size={15}
          fill="#2b2620"
        />
      </g>
    </g>
  );
}
