/** Origins: First Builders on the screen. */
import { t } from "../../core/language";
import type { Json } from "../../core/types";
import type { Words } from "../../core/words";
import type { Title } from "../title";
import { Area, Brief, Strip } from "./Area";
import { Board } from "./Board";
import { says, steps } from "./naming";
import "./origins.css";

/** Round and first player, and how far the ends of the game are. */
function status(view: Json, words: Words): string {
  const round =
    view.target === null
      ? words.say("board-round", { round: view.round, first: words.player(view.first) })
      : words.say("page-round-solo", {
          round: view.round,
          rounds: view.rounds,
          points: view.target,
        });
  const gold = (view.cards as Json[]).reduce((n, c) => n + c.gold, 0);
  const towers = Object.values(view.towers as Record<string, number>).filter((n) => n > 0).length;
  return `${round} · ${t("origins-left", { gold, towers })}`;
}

export const title: Title = {
  Board,
  Area,
  Strip,
  Brief,
  points: (view, seat) => view.players[seat].points,
  ends: (view, seat) => view.players[seat].lines.total,
  status,
  says,
  kinds: { choose_action: { kinds: ["visit", "close", "tower", "population", "pass"], steps } },
  warnings: (view, words) => (view.end_coming ? [words.say(`ending-${view.end_coming}`)] : []),
  ownView: "tall",
};
