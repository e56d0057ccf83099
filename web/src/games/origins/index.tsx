/** Origins: First Builders on the screen. */
import { t } from "../../core/language";
import { pointsOf } from "../../core/rounds";
import type { Told } from "../../core/types";
import type { Words } from "../../core/words";
import type { Title } from "./props";
import type { OriginsView } from "./wire";
import { Area, Brief, Strip } from "./Area";
import { Board } from "./Board";
import { changes, SCORING } from "./changes";
import { placed, says, steps } from "./naming";
import { pays } from "./paying";
import "./origins.css";

/** Round and first player, and how far the ends of the game are. */
function status(view: OriginsView, words: Words): string {
  const round =
    view.target === null
      ? words.say("board-round", { round: view.round, first: words.player(view.first) })
      : words.say("page-round-solo", {
          round: view.round,
          rounds: view.rounds ?? 0,
          points: view.target,
        });
  const gold = view.cards.reduce((n, c) => n + c.gold, 0);
  const towers = Object.values(view.towers).filter((n) => n > 0).length;
  return `${round} · ${t("origins-left", { gold, towers })}`;
}

/** Where on the board it happened. */
const PLACES: Record<string, (event: Told) => string> = {
  drafted: () => "pool",
  marched: () => "road",
  retreated: () => "road",
  attacked: () => "road",
  bought: () => "shelf",
  set_aside: () => "shelf",
  citizen: () => "pool",
  speaker: () => "pool",
  advisor: ({ seat }) => `seat-${seat}`,
  base_ready: ({ seat }) => `seat-${seat}`,
  passed: ({ seat }) => `seat-${seat}`,
  closed: ({ seat, x, y }) => `city-${seat}-${x as string},${y as string} seat-${seat}`,
  laid: ({ seat, x, y }) => `city-${seat}-${x as string},${y as string} seat-${seat}`,
  replaced: ({ seat, x, y }) => `city-${seat}-${x as string},${y as string} seat-${seat}`,
  card_scored: ({ card }) => `card-${card as string}`,
  tower_built: ({ colour }) => `tower-${colour as string}`,
};

function lights(event: Told): string[] {
  if (event.place !== undefined) return [`site-${event.place as string}`];
  if (event.temple !== undefined) return [`temple-${event.temple as string}`];
  const place = PLACES[event.tell];
  return place ? [place(event)] : [];
}

const ON_BOARD = [
  "draft_die",
  "solo_start_dice",
  "choose_tile",
  "place_tile",
  "temple_move",
  "take_citizen",
];

export const title: Title = {
  Board,
  Area,
  Strip,
  Brief,
  points: (view, seat) => view.players[seat].points,
  ends: (view, seat) => view.players[seat].lines.total,
  status,
  says,
  pays,
  kinds: { choose_action: { kinds: ["visit", "close", "tower", "population", "pass"], steps } },
  warnings: (view, words) => (view.end_coming ? [words.say(`page-last-${view.end_coming}`)] : []),
  changes,
  lights,
  placed,
  recap: {
    chapters: ["round_begins", "game_ends"],
    told: ["closed", "tower_built", "zodiac_taken", "advisor_again", "retreated"],
    points: pointsOf(SCORING),
  },
  begins: ["draft_die", "visit", "close", "tower", "population", "pass"],
  drawn: (record) => ON_BOARD.includes(record.do),
  answers: (view) => view.decision === "draft_die",
  forced: (record) => record.do !== "pass", // a compulsory answer is not asked for; a pass is confirmed
  ownView: "tall",
};
