/** Pantheon on the screen: the map, gods, the row of cards, demigods. */
import { t } from "../../core/language";
import { pointsOf } from "../../core/rounds";
import type { Told } from "../../core/types";
import type { Words } from "../../core/words";
import type { BoardProps, Title } from "./props";
import type { PantheonView } from "./wire";
import { Area, Brief } from "./Area";
import { mapBox, SeaMap } from "./Map";
import { changes, SCORING } from "./changes";
import { Bonuses, Epochs } from "./Epochs";
import { Discard, Market, SpecialMoney } from "./Market";
import { MarketLegend } from "./MarketLegend";
import { pays, says } from "./says";
import { Demigods, Gods, GodStack, Nations, Row } from "./Shelves";
import { Tall } from "./Tall";
import "./pantheon.css";

function Board(props: BoardProps) {
  return props.tall ? <Tall {...props} /> : <Wide {...props} />;
}

function Wide(props: BoardProps) {
  const size = 26;
  const map = mapBox(props.facts, size);
  const [w, h] = [map.w + 282, map.h + 92];
  return (
    <svg
      class="board pantheon"
      viewBox={`0 0 ${w} ${h}`}
      role="group"
      aria-label={props.words.say("title")}
    >
      <rect width={w} height={h} rx="20" fill="#efe3c6" />
      <g data-place="map" transform={`translate(${map.x + 8} ${map.y + 6})`}>
        <SeaMap {...props} size={size} />
      </g>
      <Put x={map.w + 20} y={12} place="market">
        <Market {...props} />
      </Put>
      <Put x={map.w + 22} y={282} place="special-money">
        <SpecialMoney {...props} />
      </Put>
      <Put x={map.w + 102} y={300}>
        <GodStack {...props} />
      </Put>
      <Put x={map.w + 20} y={378}>
        <Epochs {...props} />
      </Put>
      <Put x={map.w + 20} y={432}>
        <Bonuses {...props} />
      </Put>
      <Put x={map.w + 24} y={440}>
        <MarketLegend {...props} />
      </Put>
      <Put x={map.w + 178} y={12} place="gods">
        <Gods {...props} room={h - 24} />
      </Put>
      <Put x={20} y={h - 88} place="row">
        <Row {...props} gap={60} />
      </Put>
      <Put x={334} y={h - 86}>
        <Discard {...props} />
      </Put>
      <Put x={404} y={h - 86} place="demigods">
        <Demigods {...props} room={map.w - 348 - 404} />
      </Put>
      <Put x={map.w - 348} y={h - 86} place="nations">
        <Nations {...props} />
      </Put>
    </svg>
  );
}

type PutProps = { x: number; y: number; place?: string; children: preact.ComponentChildren };

function Put({ x, y, place, children }: PutProps) {
  return (
    <g data-place={place} transform={`translate(${x} ${y})`}>
      {children}
    </g>
  );
}

/** What is left until the epoch ends: the last booty or the last god ends it. */
function left(view: PantheonView): { booty: number; gods: number } {
  return {
    booty: view.booty.filter((b) => b.token).length,
    gods: view.gods.filter(Boolean).length,
  };
}

function status(view: PantheonView, words: Words): string {
  if (view.epoch === 0) return words.say("board-set-up");
  const epoch = words.say("board-epoch", { epoch: view.epoch, epochs: view.epochs });
  if (!view.nation) return epoch;
  const points = words.say("board-god-points", { points: view.god_points });
  return [epoch, words.name("nation", view.nation), t("pantheon-left", left(view)), points].join(
    " · ",
  );
}

function warnings(view: PantheonView): string[] {
  const { booty, gods } = left(view);
  if (!view.nation || Math.min(booty, gods) > 1) return [];
  return [t(view.epoch === view.epochs ? "pantheon-game-ends" : "pantheon-epoch-ends")];
}

/** Where on the board it happened, apart from hexes. */
const PLACES: Record<string, string> = {
  took_card: "row",
  drew: "deck",
  drew_hidden: "deck",
  draws_instead: "deck",
  took_money: "special-money",
  offering: "market",
  pieces: "market",
  gained_god: "gods",
  turned_up: "gods",
  took_demigod: "demigods",
  drew_demigod: "demigods",
  drew_demigod_hidden: "demigods",
  nation: "nations",
};

function lights({ tell, q, r, kind, level }: Told): string[] {
  if (q !== undefined) return [`hex-${q as string}_${r as string}`];
  if (tell === "offering") return [`market-${kind as string}-${level as string}`];
  return tell in PLACES ? [PLACES[tell]] : [];
}

const ACTIONS = 2; // the phase in which turns are taken
const ON_BOARD = ["draw_row", "draw_deck", "choose_god", "buy_offering", "raise_offering"];

export const title: Title = {
  Board,
  Area,
  Brief,
  points: (view, seat) => view.players[seat].points,
  status,
  changes,
  lights,
  recap: {
    chapters: ["nation", "game_ends"],
    told: ["ends_epoch", "scored"],
    after: ["scored"],
    points: pointsOf(SCORING),
  },
  warnings,
  says,
  pays,
  unsaid: ["turn"],
  begins: ["choose_action", "follow", "place_bonus_column"],
  drawn: (record) => "q" in record || ON_BOARD.includes(record.do),
  answers: (view) => view.phase !== ACTIONS || view.turn !== view.to_move,
  // a card is drawn by a click on it; whoever wants to be asked can have it so
  atOnce: ({ do: word }) => word === "draw_row" || word === "draw_deck",
  ownView: "tall",
};
