/** What an action brings and costs, for the log. */
import type { Step } from "../../core/types";
import { pointsOf } from "../../core/rounds";
import { added, Points } from "../changes";
import type { Changes } from "../title";
import { Resource } from "./pieces";

export const SCORING = ["points", "card_scored", "advisor_again"];
export const changes: Changes = { of, Icon };

function of(step: Step): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const event of step.events) {
    if (event.tell === "gained") added(sum, event.goods as Record<string, number>);
    if (event.tell === "paid") added(sum, event.goods as Record<string, number>, -1);
    added(sum, { points: pointsOf(SCORING)(event) });
  }
  return sum;
}

function Icon({ id }: { id: string }) {
  return id === "points" ? <Points /> : <Resource id={id} />;
}
