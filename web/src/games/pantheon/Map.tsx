/** The parchment sea: land and water, nations, columns, booty, feet; targets with their cost. */
import { hexPoints } from "../../core/hex";
import type { Json } from "../../core/types";
import { markPath, seatColour } from "../../core/widgets";
import { Pick, Told } from "../pick";
import type { BoardProps } from "../title";
import { Token } from "./tokens";

export function at(q: number, r: number, size: number): [number, number] {
  return [Math.sqrt(3) * size * (q + r / 2), 1.5 * size * r];
}

const DOS = ["place_piece", "buy_place", "place_bonus_column"];

export function Map({ view, facts, words, picking, size }: BoardProps & { size: number }) {
  const map = facts.map as Json;
  const nation = (facts.nations.items as Json[]).find((n) => n.id === view.nation);
  const lang = words.lang === "pl" ? "pl" : "en";
  const targets = new globalThis.Map((view.targets as Json[]).map((t) => [`${t.q},${t.r}`, t]));
  const columns = new globalThis.Map((map.columns as Json[]).map((c) => [`${c.q},${c.r}`, c]));
  const word = DOS.find((d) => picking.choices.some((c) => c.record.do === d)) ?? "place_piece";
  const ghost = picking.shown && DOS.includes(picking.shown.do) ? picking.shown : null;
  return (
    <g>
      {(map.hexes as Json[]).map((h) => {
        const [x, y] = at(h.q, h.r, size);
        const water = h.terrain === "water";
        const column = columns.get(`${h.q},${h.r}`);
        const target = targets.get(`${h.q},${h.r}`);
        const name = column
          ? column.name[lang]
          : words.has(`terrain-${h.terrain}`)
            ? words.say(`terrain-${h.terrain}`)
            : `(${h.q}, ${h.r})`;
        return (
          <Pick
            picking={picking}
            click={{ q: h.q, r: h.r }}
            record={{ do: word, q: h.q, r: h.r }}
            name={name}
            x={x}
            y={y}
            text={column ? words.tip("column", column.id) : undefined}
            halo={<polygon class="halo thin" points={hexPoints(0, 0, size * 0.84).join(" ")} />}
          >
            <polygon
              points={hexPoints(0, 0, size - 0.4).join(" ")}
              fill={water ? "#b5d3d3" : column ? "#f5e3b8" : "#e2cf9c"}
              stroke={water ? "#9cc0c1" : "#c9b27a"}
              stroke-width="1"
            />
            {water && (
              <path
                d={`M${-size * 0.4} 2q${size * 0.2}-5 ${size * 0.4} 0t${size * 0.4} 0`}
                fill="none"
                stroke="#8fb6b8"
                stroke-width="1"
              />
            )}
            {column && <ColumnBase size={size} />}
            {target && (
              <g transform={`translate(${size * 0.5} ${-size * 0.38})`}>
                <circle r={size * 0.29} fill="#0f6f92" />
                <text
                  y={size * 0.13}
                  text-anchor="middle"
                  font-size={size * 0.4}
                  font-weight="700"
                  style={{ fill: "#fff" }}
                >
                  {target.cost}
                </text>
              </g>
            )}
          </Pick>
        );
      })}
      {(map.labels as Json[]).map((l) => {
        const [x, y] = at(l.q, l.r, size);
        return (
          <text
            class="title-text sea-label"
            x={x}
            y={y}
            text-anchor="middle"
            font-size={size * 0.5}
          >
            {l.text}
          </text>
        );
      })}
      {(map.columns as Json[]).map((c) => {
        const [x, y] = at(c.q, c.r, size);
        return (
          <text
            x={x}
            y={y + size * 0.82}
            text-anchor="middle"
            font-size={Math.max(size * 0.36, 8)}
            class="column-name"
            pointer-events="none"
          >
            {c.name[lang]}
          </text>
        );
      })}
      {(map.starts as Json[]).map((s) => (
        <Start
          start={s}
          facts={facts}
          size={size}
          active={s.nation === view.nation}
          name={words.name("nation", s.nation)}
        />
      ))}
      {nation && view.temple && (
        <Temple
          q={view.temple.q}
          r={view.temple.r}
          size={size}
          tint={nation.colour}
          name={words.name("nation", nation.id)}
          text={words.tip("nation", nation.id)}
        />
      )}
      {(view.booty as Json[]).map((b) => {
        const [x, y] = at(b.q, b.r, size);
        return (
          <g pointer-events="none">
            <circle
              cx={x}
              cy={y}
              r={size * 0.62}
              fill="none"
              stroke={nation?.colour ?? "#8a6b3a"}
              stroke-width="2"
              stroke-dasharray={b.token ? undefined : "3 3"}
            />
            {b.token && <Token id={b.token} x={x} y={y} s={size / 26} />}
          </g>
        );
      })}
      {(view.pieces as Json[]).map((p, k) => {
        const [x, y] = at(p.q, p.r, size);
        const twin = (view.pieces as Json[]).filter((o) => o.q === p.q && o.r === p.r);
        const dx = twin.length > 1 ? (twin.indexOf(p) - 0.5) * size * 0.75 : 0;
        return p.piece === "column" ? (
          <Column x={x + dx} y={y} seat={p.seat} s={size / 26} faded={!p.linked} key={`c${k}`} />
        ) : (
          <Foot x={x + dx} y={y} seat={p.seat} s={size / 26} faded={!p.linked} key={`f${k}`} />
        );
      })}
      {ghost && (
        <g class="ghost">
          {(() => {
            const [x, y] = at(ghost.q, ghost.r, size);
            const seat = Math.max(0, view.to_move);
            return columns.has(`${ghost.q},${ghost.r}`) ? (
              <Column x={x} y={y} seat={seat} s={size / 26} />
            ) : (
              <Foot x={x} y={y} seat={seat} s={size / 26} />
            );
          })()}
        </g>
      )}
    </g>
  );
}

function ColumnBase({ size }: { size: number }) {
  const k = size / 26;
  return (
    <path
      d="M-10 9h20v3h-20zM-8-9H8v-3H-8zM-5 9V-9M0 9V-9M5 9V-9"
      transform={`scale(${k})`}
      fill="none"
      stroke="#b99d62"
      stroke-width="1.6"
    />
  );
}

function Start({
  start,
  facts,
  size,
  active,
  name,
}: {
  start: Json;
  facts: Json;
  size: number;
  active: boolean;
  name: string;
}) {
  const [x, y] = at(start.q, start.r, size);
  const nation = (facts.nations.items as Json[]).find((n) => n.id === start.nation);
  return (
    <Told name={name} x={x} y={y}>
      <polygon
        points={hexPoints(0, 0, size * 0.82).join(" ")}
        fill={nation?.colour}
        fill-opacity={active ? 0.95 : 0.55}
        stroke={active ? "#fff6d6" : "none"}
        stroke-width="3"
        class={active ? "nation-glow" : ""}
      />
      <text
        y={size * 0.2}
        text-anchor="middle"
        font-size={size * 0.62}
        font-weight="700"
        style={{ fill: "#fff" }}
      >
        {nation?.label}
      </text>
    </Told>
  );
}

function Temple({
  q,
  r,
  size,
  tint,
  name,
  text,
}: {
  q: number;
  r: number;
  size: number;
  tint: string;
  name: string;
  text: string;
}) {
  const [x, y] = at(q, r, size);
  return (
    <Told name={name} text={text} x={x} y={y - size * 0.45}>
      <g
        transform={`scale(${size / 26})`}
        stroke="#3d3226"
        stroke-width="1.2"
        stroke-linejoin="round"
      >
        <path
          d="M-17 10h34v-4h-34zM-14 6V-6M-5 6V-6M5 6V-6M14 6V-6"
          fill="#fffaf1"
          stroke-width="3.5"
        />
        <path d="M-18-6h36L0-20z" fill={tint} />
      </g>
    </Told>
  );
}

type PieceProps = { x: number; y: number; seat: number; s: number; faded?: boolean };

/** A small sandal, with the player's mark. */
export function Foot({ x, y, seat, s, faded = false }: PieceProps) {
  return (
    <g class="arrives" pointer-events="none">
      <g transform={`translate(${x} ${y}) scale(${s})`} opacity={faded ? 0.55 : 1}>
        <path
          d="M-7 10C-11 3-9-9-2-12S9-8 8-1 7 9 1 12-5 13-7 10z"
          fill={seatColour(seat)}
          stroke="#2b2620"
          stroke-width="1.4"
        />
        <path d="M-7-3L7-6M-7 3L8 0" stroke="#fff" stroke-width="1.6" opacity=".8" />
        <path
          d={markPath(seat)}
          transform="translate(-5 -4.5) scale(.4)"
          fill="#fff"
          stroke="#2b2620"
        />
      </g>
    </g>
  );
}

export function Column({ x, y, seat, s, faded = false }: PieceProps) {
  return (
    <g class="arrives" pointer-events="none">
      <g
        transform={`translate(${x} ${y}) scale(${s})`}
        opacity={faded ? 0.6 : 1}
        stroke="#2b2620"
        stroke-width="1.3"
      >
        <ellipse cx="3" cy="14" rx="12" ry="3.5" fill="#000" opacity=".22" stroke="none" />
        <path d="M-10 14h20v-4h-20zM-7 10v-24H7v24zM-10-14h20v-5h-20z" fill={seatColour(seat)} />
        <path d="M2 10v-24h5v24z" fill="#000" opacity=".2" stroke="none" />
        <path d={markPath(seat)} transform="translate(-4.8 -7) scale(.4)" fill="#fff" />
      </g>
    </g>
  );
}
