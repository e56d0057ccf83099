/** Stone Age on the screen. */
import { pointsOf } from "../../core/rounds";
import type { Told } from "../../core/types";
import type { Title } from "./props";
import { Area, Brief } from "./Area";
import { Board } from "./Board";
import { changes } from "./changes";
import { forced, numbered, pays, says } from "./says";
import "./stone_age.css";

const scored = pointsOf(["built", "points"]);

const OF_A_PLAYER = [
  "tool",
  "tool_lost",
  "worker",
  "worker_lost",
  "track",
  "picked",
  "fed",
  "starved",
];

function lights({ tell, seat, place }: Told): string[] {
  if (typeof place === "string") return [place];
  return OF_A_PLAYER.includes(tell) ? [`seat-${seat}`] : [];
}

export const title: Title = {
  Board,
  Area,
  Brief,
  points: (view, seat) => view.players[seat].score,
  ends: (view, seat) => view.players[seat].lines?.total ?? null,
  status: (view, words) => words.say("board-round", { round: view.round, phase: view.phase }),
  warnings: (view, words) => (view.last_round ? [words.say("board-last-round")] : []),
  says,
  pays,
  numbered,
  forced,
  answers: (view) => view.decision === "pick_die" || view.decision === "feed",
  adds: (record) => record.do !== "roll_dice_all",
  changes,
  lights,
  recap: {
    chapters: ["round_begins", "game_ends"],
    told: ["income", "fed", "fed_with", "starved"],
    after: ["income", "fed", "fed_with", "starved"],
    points: (event, facts) =>
      event.tell === "starved" ? (facts.feeding.starvation_points as number) : scored(event),
  },
  begins: ["place_workers", "choose_group", "feed"],
  drawn: (record) => ["place_workers", "choose_group"].includes(record.do),
};
