/** What became of a round, from the log: for each player the points, and what was said of feeding and scoring;
 * lines that brought no points are not told. */
import type { Json, Step, Told } from "./types";

/** How a title tells of its rounds. */
export type Recap = {
  chapters: string[]; // events with which a round begins, or the game ends
  told: string[]; // events that are worth a word at its end
  after?: string[]; // of these, what comes by itself after the last action: no part of that
  points: (event: Told, facts: Json) => number; // that an event brought to its player
};
export type Round = {
  number: number;
  after: number; // the step with which it was over
  players: { seat: number; points: number; told: Told[] }[];
};

/** The rounds that are over, as far as the log has them from their beginning. */
export function rounds(log: Step[], recap: Recap, seats: number, facts: Json): Round[] {
  const found: Round[] = [];
  let begun: Told | null = null;
  let events: Told[] = [];
  for (const step of log)
    for (const event of step.events) {
      if (!recap.chapters.includes(event.tell)) events.push(event);
      else {
        if (begun) {
          const players = Array.from({ length: seats }, (_, seat) =>
            summed(
              seat,
              events.filter((e) => e.seat === seat),
              recap,
              facts,
            ),
          );
          found.push({ number: numberOf(begun), after: step.n, players });
        }
        begun = event;
        events = [];
      }
    }
  return found;
}

function numberOf(event: Told): number {
  return Number(event.round ?? event.epoch ?? 0);
}

function summed(seat: number, own: Told[], recap: Recap, facts: Json): Round["players"][number] {
  const points = own.reduce((sum, e) => sum + recap.points(e, facts), 0);
  const told = own.filter((e) => recap.told.includes(e.tell) && e.points !== 0);
  return { seat, points, told };
}

/** The points that an event names, if it is one of these. */
export function pointsOf(tells: string[]): (event: Told) => number {
  return (event) => (tells.includes(event.tell) ? Number(event.points ?? 0) : 0);
}
