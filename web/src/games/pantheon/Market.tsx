/** What coins buy: offering tokens, four kinds by four levels, feet and columns; and the special money. */
import { markPath, seatColour } from "../../core/widgets";
import type { Json } from "../../core/types";
import { travels } from "../../table/travel";
import { Numeral } from "../draw";
import { Pick, Told } from "../pick";
import type { BoardProps } from "./props";
import { buying } from "./beginning";
import { Coin } from "./emblems";
import { Column, Foot } from "./pieces";
import { CardFace, KindSign } from "./tokens";

export const ROMAN = ["", "I", "II", "III", "IV"];
const CELL = { w: 29, h: 42 };
const EDGE = { stroke: "#8a7b5f", "stroke-width": 1.2 };

/** 148 x 262: a column for each kind, a row for each level with its price. */
export function Market(props: BoardProps) {
  const { view, facts, words, picking, me } = props;
  const kinds = facts.offerings.kinds as Json[];
  const levels = facts.offerings.levels as Json[];
  return (
    <>
      {kinds.map((kind, k) => (
        <Pick
          picking={picking}
          click={{ do: "raise_offering", kind: kind.id }}
          name={words.name("kind", kind.id)}
          text={words.tip("thing", "market")}
          thing="thing-market"
          x={43 + k * 31}
          y={13}
          halo={<rect class="halo" x="-14" y="-14" width="28" height="28" rx="7" />}
        >
          <KindSign id={kind.id} s={1.1} />
        </Pick>
      ))}
      {levels.map((level, row) => (
        <g transform={`translate(0 ${30 + row * (CELL.h + 3)})`}>
          <Told
            name={words.say("market-price", { level: ROMAN[level.level], n: level.price })}
            text={words.tip("thing", "market")}
            thing="thing-market"
            x={13}
            y={CELL.h / 2}
          >
            <Coin r={13} n={level.price} />
          </Told>
          {kinds.map((kind, k) => (
            <Cell {...props} kind={kind.id} level={level.level} x={28.5 + k * 31} key={kind.id} />
          ))}
        </g>
      ))}
      <g transform="translate(0 212)">
        <Pieces {...props} seat={me ?? Math.max(0, view.to_move)} />
      </g>
    </>
  );
}

type CellProps = BoardProps & { kind: string; level: number; x: number };

/** One token: its level, who has it, what it costs me. */
function Cell({ view, facts, words, picking, me, kind, level, x }: CellProps) {
  const players = view.players;
  const owners = players.filter((p) => p.offerings[kind] === level);
  const pay: number | null = me === null ? null : players[me].pays[kind][level - 1];
  const mine = me !== null && players[me].offerings[kind] === level;
  const click = { do: "buy_offering", kind, level };
  const name = words.say("market-token", { kind: words.name("kind", kind), level: ROMAN[level] });
  const text = [
    pay === null ? "" : words.say("market-pay", { n: pay }),
    ...owners.map((p) => words.say("market-owner", { player: words.player(p.seat) })),
  ];
  return (
    <Pick
      picking={picking}
      {...(pay === null || me === null
        ? { click }
        : buying(picking, players[me], pay, click, facts))}
      record={click}
      name={name}
      text={text.filter(Boolean).join(" ")}
      place={`market-${kind}-${level}`}
      x={x}
      halo={<rect class="halo thin" x="-1" y="-1" width={CELL.w + 2} height={CELL.h + 2} rx="6" />}
    >
      <rect
        width={CELL.w}
        height={CELL.h}
        rx="5"
        fill={mine ? "#fffaf1" : pay === null ? "#e2d4ae" : "#f7ecd0"}
        {...EDGE}
      />
      <text
        x={CELL.w / 2}
        y="14"
        text-anchor="middle"
        font-size="13"
        font-weight="650"
        opacity={pay === null && !mine ? 0.55 : 1}
      >
        {ROMAN[level]}
      </text>
      {pay !== null && (
        <g transform={`translate(${CELL.w / 2} ${owners.length ? 22.5 : 27})`}>
          <circle r="7.8" fill={picking.can(click) ? "#0f6f92" : "#8a7b5f"} />
          <Numeral n={pay} y={4.4} size={12.5} />
        </g>
      )}
      {owners.map((p, k) => (
        <path
          d={markPath(p.seat)}
          transform={`translate(${CELL.w / 2 - owners.length * 3.6 + k * 7.2 - 0.6} 31.5) scale(.36)`}
          fill={seatColour(p.seat)}
          stroke="#2b2620"
          stroke-width="2"
        />
      ))}
    </Pick>
  );
}

/** A foot and a column from the general reserve: what they cost and how many are left. */
function Pieces({ view, facts, words, picking, seat }: BoardProps & { seat: number }) {
  const p = view.players[seat];
  const goods = [
    ["foot", facts.costs.buy_foot, p.spare_feet],
    ["column", facts.costs.buy_column, p.spare_columns],
  ] as [string, number, number][];
  return (
    <>
      {goods.map(([id, price, left], k) => (
        <Pick
          picking={picking}
          {...buying(picking, view.players[seat], price, { do: `buy_${id}` }, facts)}
          record={{ do: `buy_${id}` }}
          name={words.say("market-piece", { piece: words.say(`thing-${id}`), n: price })}
          text={words.say("market-left", { n: left })}
          x={k * 75}
          halo={<rect class="halo" x="-1" y="-1" width="74" height="46" rx="8" />}
        >
          <rect width="72" height="44" rx="7" fill="#f7ecd0" {...EDGE} />
          <Coin x={15} y={22} r={11} n={price} />
          {id === "foot" ? (
            <Foot x={41} y={21} seat={seat} s={1} />
          ) : (
            <Column x={41} y={23} seat={seat} s={0.9} />
          )}
          <text x="64" y="27" text-anchor="middle" font-size="13" font-weight="600" opacity=".75">
            {left}
          </text>
        </Pick>
      ))}
    </>
  );
}

/** The special money: its top card and how many are left. 60 x 82. */
export function SpecialMoney({ view, words }: BoardProps) {
  const stack = view.special_money;
  return (
    <Told
      name={words.say("thing-special_money")}
      text={`${stack.length ? words.mix(counted(stack)) : words.say("board-none")}. ${words.tip("thing", "special_money")}`}
      thing="thing-special_money"
      x={28}
      y={40}
    >
      {stack.length ? (
        <>
          {stack.slice(1, 4).map((_, k) => (
            <rect
              x={-26 + k * 1.5}
              y={-37 + (3 - k) * 1.6}
              width="52"
              height="74"
              rx="7"
              fill="#cdb386"
              stroke="#6b5d48"
            />
          ))}
          <g key={stack.length} {...travels(`money-${stack.length}`, undefined, "mover")}>
            <CardFace id={stack[0]} />
          </g>
          <Left n={stack.length} />
        </>
      ) : (
        <Empty />
      )}
    </Told>
  );
}

/** The discard pile: everybody may look through it. */
export function Discard({ view, words }: BoardProps) {
  const pile = view.discard;
  const played = view.played;
  const n = Object.values(pile).reduce((a, b) => a + b, 0);
  const now = Object.values(played).reduce((a, b) => a + b, 0);
  const said = [
    n ? `${words.mix(pile)}.` : "",
    now ? words.say("discard-played", { cards: words.mix(played) }) : "",
    words.tip("thing", "discard"),
  ];
  return (
    <Told
      name={words.say("thing-discard")}
      thing="thing-discard"
      text={said.filter(Boolean).join(" ")}
      x={28}
      y={40}
    >
      {n === 0 ? (
        <Empty />
      ) : (
        <rect x="-26" y="-37" width="52" height="74" rx="7" fill="#e6d7b4" {...EDGE} />
      )}
      <path
        d="M-11-14l22 6-8 27-22-6z"
        fill="#fdf3dc"
        stroke="#8a7b5f"
        stroke-width="1.4"
        opacity={n ? 1 : 0.4}
      />
      <path
        d="M8-16L-13-8-4 18 17 9z"
        fill="#fdf3dc"
        stroke="#8a7b5f"
        stroke-width="1.4"
        opacity={n ? 1 : 0.4}
      />
      <Left n={n} />
      {now > 0 && (
        <g transform="translate(-20 -33)">
          <circle r="10" fill="#c4461a" stroke="#fff" />
          <Numeral n={`+${now}`} y={4.5} size={12} />
        </g>
      )}
    </Told>
  );
}

function Left({ n }: { n: number }) {
  return (
    <g transform="translate(20 33)">
      <circle r="11" fill="#2b2620" />
      <Numeral n={n} y={5} size={14} />
    </g>
  );
}

function Empty() {
  return (
    <rect
      x="-26"
      y="-37"
      width="52"
      height="74"
      rx="7"
      fill="none"
      stroke="#b5a57c"
      stroke-dasharray="6 6"
    />
  );
}

function counted(ids: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}
