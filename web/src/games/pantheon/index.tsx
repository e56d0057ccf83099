/** Pantheon on the screen: the map, gods, the row of cards, demigods. */
import { t } from "../../core/language";
import type { Json } from "../../core/types";
import type { Words } from "../../core/words";
import { Zoom } from "../../table/Zoom";
import type { BoardProps, Title } from "../title";
import { Area, Brief } from "./Area";
import { mapBox, SeaMap } from "./Map";
import { Demigods, Gods, Nations, Row } from "./Shelves";
import "./pantheon.css";

function Board(props: BoardProps) {
  return props.tall ? <Tall {...props} /> : <Wide {...props} />;
}

function Wide(props: BoardProps) {
  const size = 26;
  const map = mapBox(props.facts, size);
  const [w, h] = [map.w + 128, map.h + 90];
  return (
    <svg
      class="board pantheon"
      viewBox={`0 0 ${w} ${h}`}
      role="group"
      aria-label={props.words.say("title")}
    >
      <rect width={w} height={h} rx="20" fill="#efe3c6" />
      <g transform={`translate(${map.x + 8} ${map.y + 6})`}>
        <SeaMap {...props} size={size} />
      </g>
      <g transform={`translate(${map.w + 20} 12)`}>
        <Gods {...props} room={h - 24} />
      </g>
      <g transform={`translate(20 ${h - 88})`}>
        <Row {...props} gap={64} />
      </g>
      <g transform={`translate(374 ${h - 84})`}>
        <Demigods {...props} />
      </g>
      <g transform={`translate(${map.w - 410} ${h - 84})`}>
        <Nations {...props} />
      </g>
    </svg>
  );
}

/** On a phone the map has its own window, drawn near enough for a thumb: it follows the nation and the targets. */
function Tall(props: BoardProps) {
  const size = 26;
  const map = mapBox(props.facts, size);
  const targets = props.picking.choices.some((c) => c.record.q !== undefined);
  const key = `${props.view.nation}|${targets ? props.view.to_move : ""}`;
  const look = { key, at: targets ? ".pickable .target" : "[data-focus]", k: 2.7 };
  return (
    <div class="pantheon-tall">
      <div class="pantheon-map">
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
      </div>
      <svg class="board pantheon shelf" viewBox="0 0 390 184" role="group">
        <g transform="translate(5 5)">
          <Gods {...props} room={384} />
        </g>
        <g transform="translate(3 98)">
          <Row {...props} gap={57} />
        </g>
        <g transform="translate(298 100)">
          <Demigods {...props} />
        </g>
      </svg>
    </div>
  );
}

/** What is left until the epoch ends: the last booty or the last god ends it. */
function left(view: Json): { booty: number; gods: number } {
  return {
    booty: (view.booty as Json[]).filter((b) => b.token).length,
    gods: (view.gods as (string | null)[]).filter(Boolean).length,
  };
}

function status(view: Json, words: Words): string {
  const epoch = words.say("board-epoch", { epoch: view.epoch, epochs: view.epochs });
  if (!view.nation) return epoch;
  const points = words.say("board-god-points", { points: view.god_points });
  return [epoch, words.name("nation", view.nation), t("pantheon-left", left(view)), points].join(
    " · ",
  );
}

function warnings(view: Json): string[] {
  const { booty, gods } = left(view);
  if (!view.nation || Math.min(booty, gods) > 1) return [];
  return [t(view.epoch === view.epochs ? "pantheon-game-ends" : "pantheon-epoch-ends")];
}

export const title: Title = {
  Board,
  Area,
  Brief,
  points: (view, seat) => view.players[seat].points,
  status,
  warnings,
  ownView: "tall",
};
