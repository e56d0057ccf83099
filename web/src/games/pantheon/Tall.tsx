/** On a phone the map has the screen; gods, cards and market are a shelf that opens when it is asked for. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Words } from "../../core/words";
import { Zoom } from "../../table/Zoom";
import type { BoardProps } from "./props";
import { mapBox, SeaMap } from "./Map";
import { Bonuses, Epochs } from "./Epochs";
import { Discard, Market, SpecialMoney } from "./Market";
import { MarketLegend } from "./MarketLegend";
import { Emblem } from "./nations";
import { Demigods, Gods, GodStack, Nations, Row } from "./Shelves";
import { CardFace, KindSign } from "./tokens";
import { GodFace } from "./gods";
import { placed } from "../draw";

type Shelf = "gods" | "cards" | "market" | "nations";
const SHELVES: Shelf[] = ["gods", "cards", "market", "nations"];

/** The shelf that belongs to a question. */
const ASKED: Record<string, Shelf> = {
  choose_god: "gods",
  pay_offering: "gods",
  draw_card: "cards",
  buy_item: "market",
  raise_offering: "market",
  choose_bonus: "nations",
};

export function Tall(props: BoardProps) {
  const { view, picking } = props;
  const open = useSignal<Shelf | null>(null);
  const asked = picking.choices.length ? (ASKED[picking.decision] ?? null) : null;
  useEffect(() => void (open.value = asked), [asked]);
  const size = 26;
  const map = mapBox(props.facts, size);
  const targets = picking.choices.some((c) => "q" in c.record);
  const key = `${view.nation}|${targets ? view.to_move : ""}`;
  const looked = useRef<string | null>(null); // in an epoch the map moves only where it must
  const stays = looked.current === view.nation;
  useEffect(() => void (looked.current = view.nation), [view.nation]);
  const look = targets
    ? { key, at: ".pickable .target", k: 2.7, stays }
    : { key, at: "[data-focus]", k: 2.7, slack: 8, stays };
  return (
    <div class="pantheon-tall">
      <div class="pantheon-map" data-place="map">
        <Zoom look={look} buttons>
          <svg
            class="board pantheon"
            viewBox={`0 0 ${map.w} ${map.h}`}
            role="group"
            aria-label={props.words.say("title")}
          >
            <g transform={`translate(${map.x} ${map.y})`}>
              <SeaMap {...props} size={size} />
            </g>
          </svg>
        </Zoom>
        {open.value && (
          <div class="pantheon-shelf">
            <Opened {...props} shelf={open.value} />
          </div>
        )}
      </div>
      <Tabs
        {...props}
        open={open.value}
        choose={(s) => (open.value = open.value === s ? null : s)}
      />
    </div>
  );
}

type TabsProps = BoardProps & { open: Shelf | null; choose: (shelf: Shelf) => void };

function Tabs({ view, words, open, choose, low }: TabsProps) {
  const row = view.row.filter(Boolean) as string[];
  const gods = view.gods.filter(Boolean) as string[];
  const faces: Record<Shelf, preact.JSX.Element> = {
    gods: (
      <svg viewBox={boxOf(gods.length, 44, 48, low)} height="34" aria-hidden="true">
        {gods.map((id, k) => (
          <GodFace id={id} {...spot(k, 44, 48, low)} s={0.95} />
        ))}
      </svg>
    ),
    cards: (
      <svg viewBox={boxOf(row.length, 58, 80, low)} height="34" aria-hidden="true">
        {row.map((id, k) => (
          <g transform={placed(spot(k, 58, 80, low))}>
            <CardFace id={id} />
          </g>
        ))}
      </svg>
    ),
    market: (
      <svg viewBox="-12 -12 24 24" height="30" aria-hidden="true">
        <KindSign id="gift" />
      </svg>
    ),
    nations: (
      <svg viewBox="-13 -13 26 26" height="26" aria-hidden="true">
        <Emblem id={view.nation ?? "roma"} fill="currentColor" />
      </svg>
    ),
  };
  return (
    <div class="pantheon-tabs" role="group">
      {SHELVES.map((shelf) => (
        <button
          class="button quiet"
          aria-pressed={open === shelf}
          data-holds={shelf === "cards" ? "row" : shelf}
          onClick={() => choose(shelf)}
        >
          <span class="hidden-text">{name(shelf, words)}</span>
          {faces[shelf]}
        </button>
      ))}
    </div>
  );
}

/** Faces of a tab: one beside the other, on a phone on its side two by two. */
function spot(k: number, w: number, h: number, low = false): { x: number; y: number } {
  const columns = low ? 2 : 99;
  return { x: w / 2 + (k % columns) * w, y: Math.floor(k / columns) * h };
}

function boxOf(n: number, w: number, h: number, low = false): string {
  const columns = low ? 2 : Math.max(1, n);
  const rows = Math.max(1, Math.ceil(n / columns));
  return `0 ${-h / 2} ${columns * w} ${rows * h}`;
}

function name(shelf: Shelf, words: Words): string {
  const keys = {
    gods: "board-gods",
    cards: "thing-row",
    market: "thing-market",
    nations: "thing-epoch",
  };
  return words.say(keys[shelf]);
}

function Opened({ shelf, ...props }: BoardProps & { shelf: Shelf }) {
  const board = { class: "board pantheon shelf", role: "group" as const };
  const label = name(shelf, props.words);
  switch (shelf) {
    case "gods":
      return (
        <svg {...board} viewBox="0 0 390 98" aria-label={label}>
          <g transform="translate(5 4)">
            <Gods {...props} room={384} />
          </g>
        </svg>
      );
    case "cards":
      return (
        <svg {...board} viewBox="0 0 390 90" aria-label={label}>
          <g transform="translate(3 2)">
            <Row {...props} gap={57} />
          </g>
          <g transform="translate(322 4)">
            <Discard {...props} />
          </g>
        </svg>
      );
    case "market":
      return (
        <svg {...board} viewBox="0 0 246 266" aria-label={label}>
          <g transform="translate(6 6)">
            <Market {...props} />
          </g>
          <g transform="translate(174 8)">
            <SpecialMoney {...props} />
          </g>
          <g transform="translate(168 128)">
            <MarketLegend {...props} />
          </g>
        </svg>
      );
    default:
      return (
        <svg {...board} viewBox="0 0 390 142" aria-label={label}>
          <g transform="translate(8 -2)">
            <Nations {...props} />
          </g>
          <g transform="translate(6 78)">
            <Epochs {...props} />
          </g>
          <g transform="translate(164 70)">
            <GodStack {...props} />
          </g>
          <g transform="translate(214 56)">
            {props.view.decision === "choose_bonus" ? (
              <Bonuses {...props} />
            ) : (
              <Demigods {...props} room={170} />
            )}
          </g>
        </svg>
      );
  }
}
