/** The valley: places with rings and workers, the row of cards, the stacks of buildings. */
import type { Click, Shown } from "../../core/types";
import { seatColour } from "../../core/widgets";
import { travels } from "../../table/travel";
import { useFlat } from "../../table/useLayout";
import { Pick, Told } from "../pick";
import type { BoardProps } from "./props";
import { Tray } from "./Tray";
import type { Place as PlaceView } from "./wire";
import { Building, Card, cardFacts, tileFacts } from "./cards";
import { Growth } from "./growth";
import { Ground, Terrain } from "./land";
import { box, DECK, shapeOf, SIZE, type Box } from "./layout";
import { Rings } from "./Rings";
import { Numeral } from "../draw";

export function Board(given: BoardProps) {
  const flat = useFlat(); // on a screen that is nearly square the cards lie below
  const props = { ...given, low: given.low && flat };
  const { view, tall, low } = props;
  const [w, h] = SIZE[shapeOf(tall, low)];
  const places = view.places;
  return (
    <svg
      class="board stone-age"
      viewBox={`0 0 ${w} ${h}`}
      role="group"
      aria-label={props.words.say("title")}
    >
      <Ground w={w} h={h} />
      {places.map((place) => (
        <Place {...props} place={place} key={place.id} />
      ))}
      <Deck {...props} />
      <Tray {...props} />
    </svg>
  );
}

/** The cards that are left: when they cannot fill the row, the game ends. */
function Deck({ view, words, tall, low }: BoardProps) {
  const b = DECK[shapeOf(tall, low)];
  return (
    <Told
      name={`${words.say("thing-deck")}: ${view.deck}`}
      text={words.tip("thing", "deck")}
      thing="thing-deck"
      x={b.x}
      y={b.y}
    >
      <rect x="3" y="3" width={b.w} height={b.h} rx="4" fill="#5a3b1e" />
      <rect width={b.w} height={b.h} rx="4" fill="#8a6b3a" stroke="#3d2a12" stroke-width="1.5" />
      <g transform={`translate(${b.w / 2} ${b.h / 2})`}>
        <Numeral n={view.deck} y={6} size={17} fill="#fff6e0" />
      </g>
    </Told>
  );
}

/** Who did something here last, to be outlined with dots. */
function lastMover(last: Shown[], place: string): number | null {
  for (const step of [...last].reverse()) {
    const event = step.events.find(
      (e) => (e.tell === "placed" || e.tell === "uses") && e.place === place,
    );
    if (event) return event.seat;
  }
  return null;
}

/** The click that belongs to a place at this decision. */
function clickFor(place: string, props: BoardProps): Click {
  const { decision } = props.picking;
  const asked = props.view.asked;
  if (decision === "pay_card" && place === `card${Number(asked.slot) + 1}`)
    return { do: "pay_card" };
  if (decision === "pay_building" && place === `building${Number(asked.stack) + 1}`)
    return { do: "pay_building" };
  return { place };
}

function Place(props: BoardProps & { place: PlaceView }) {
  const { place, picking, words, tall, low, view, facts } = props;
  const id: string = place.id;
  const b = box(id, shapeOf(tall, low), view.stacks.length);
  const card = /^card(\d)$/.exec(id);
  const stack = /^building(\d)$/.exec(id);
  const cardId = card ? view.row[Number(card[1]) - 1] : null;
  const tile = stack ? view.stacks[Number(stack[1]) - 1] : null;
  const [field, lies] = cardId
    ? ["card", cardId]
    : tile?.tile
      ? ["tile", tile.tile]
      : ["place", id];
  const mover = lastMover(props.last, id);
  const ghost =
    picking.shown?.do === "place_workers" && picking.shown.place === id ? picking.shown.workers : 0;
  const outline = { x: -3, y: -3, width: b.w + 6, height: b.h + 6, rx: card || stack ? 14 : 30 };
  return (
    <Pick
      picking={picking}
      click={clickFor(id, props)}
      record={{ do: "place_workers", place: id, workers: id === "hut" ? 2 : 1 }}
      name={words.name(field, lies)}
      text={words.tip(field, lies)}
      thing={`${field}-${lies}`}
      x={b.x}
      y={b.y}
      place={id}
      halo={<rect class="halo" {...outline} />}
    >
      {card ? (
        <CardSlot cost={Number(card[1])} b={b}>
          <g key={cardId} {...(cardId ? travels(`card-${cardId}`, undefined, "mover") : {})}>
            <Card card={cardId ? cardFacts(facts, cardId) : undefined} />
          </g>
        </CardSlot>
      ) : tile ? (
        <StackSlot left={tile.left} b={b}>
          <g
            key={tile.tile}
            {...(tile.tile ? travels(`building-${tile.tile}`, undefined, "mover") : {})}
          >
            <Building tile={tile.tile ? tileFacts(facts, tile.tile) : undefined} />
          </g>
        </StackSlot>
      ) : (
        <>
          <Terrain
            id={id}
            b={b}
            tall={tall}
            faint={view.players.some((p) => p.tools[0].value > 0)}
          />
          <Growth id={id} b={b} view={view} facts={facts} />
        </>
      )}
      {!card && !stack && <Name text={words.name("place", id)} b={b} tall={tall} />}
      <Rings
        place={place}
        b={b}
        tall={tall}
        small={!!(card || stack)}
        me={props.view.to_move}
        ghost={ghost}
      />
      {mover !== null && (
        <rect
          {...outline}
          fill="none"
          stroke={seatColour(mover)}
          stroke-width="3"
          stroke-dasharray="2 7"
          stroke-linecap="round"
        />
      )}
    </Pick>
  );
}

/** The name of a place; on a narrow one in two lines. */
function Name({ text, b, tall }: { text: string; b: Box; tall: boolean }) {
  const narrow = b.w < 120;
  const lines = narrow ? text.split(" ") : [text];
  const longest = Math.max(...lines.map((line) => line.length));
  const size = narrow ? Math.min(18, (b.w - 8) / (longest * 0.52)) : tall ? 19 : 17;
  return (
    <text
      class="title-text"
      x={narrow ? b.w / 2 : 18}
      y={tall ? 24 : 28}
      text-anchor={narrow ? "middle" : "start"}
      font-size={size}
      paint-order="stroke"
      stroke="#fffaf1"
      stroke-width="3"
      stroke-opacity=".65"
    >
      {lines.map((line, k) => (
        <tspan x={narrow ? b.w / 2 : 18} dy={k ? size : 0}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function CardSlot({
  cost,
  b,
  children,
}: {
  cost: number;
  b: Box;
  children: preact.ComponentChildren;
}) {
  const s = b.w / 112;
  return (
    <>
      <g transform={`scale(${s})`}>{children}</g>
      <g transform={`translate(${b.w / 2} ${-2})`}>
        {Array.from({ length: cost }, (_, k) => (
          <rect
            x={(k - cost / 2) * 17 + 2}
            y="-7"
            width="13"
            height="13"
            rx="3"
            fill="#7a5230"
            stroke="#fff6e0"
            stroke-width="1.5"
          />
        ))}
      </g>
    </>
  );
}

function StackSlot({
  left,
  b,
  children,
}: {
  left: number;
  b: Box;
  children: preact.ComponentChildren;
}) {
  const s = b.w / 112;
  return (
    <>
      {Array.from({ length: Math.min(left, 6) }, (_, k) => (
        <rect
          x={0}
          y={(6 - k) * 2.4 + 4}
          width={b.w}
          height={96 * s}
          rx="8"
          fill="#cdb386"
          stroke="#6b5d48"
        />
      ))}
      <g transform={`scale(${s})`}>{children}</g>
      <g transform="translate(10 8)">
        <circle r="14" fill="#2b2620" />
        <Numeral n={left} y={6.5} size={18} />
      </g>
    </>
  );
}
