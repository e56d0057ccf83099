/** What an action brings and costs, for the log. */
import type { Step } from "../../core/types";
import { pointsOf } from "../../core/rounds";
import { added, Points } from "../changes";
import type { Changes } from "../title";
import { Coin } from "./emblems";
import { KindSign } from "./tokens";

export const SCORING = ["gained_god", "ends_epoch", "scored"];
export const changes: Changes = { of, Icon };

function of(step: Step): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const event of step.events) {
    if (event.tell === "offering") added(sum, { [event.kind as string]: 1 });
    added(sum, { points: pointsOf(SCORING)(event) });
  }
  return sum;
}

function Icon({ id }: { id: string }) {
  if (id === "points") return <Points />;
  return id === "coin" ? <Coin r={10} /> : <KindSign id={id} />;
}
