/** What an action brings and costs, for the log. */
import type { Json, Step } from "../../core/types";
import { added, Points } from "../changes";
import type { Changes } from "../title";
import { tileFacts } from "./cards";
import { Axe, Good, Sheaf, Worker } from "./icons";

type Mix = Record<string, number>;

export const changes: Changes = { of, Icon };

function of(step: Step, facts: Json): Mix {
  const sum: Mix = {};
  for (const { tell, seat, ...event } of step.events) {
    if (tell === "gained" || tell === "two_resources") added(sum, event.gain as Mix);
    if (tell === "bought_card" || tell === "fed_with") added(sum, event.pay as Mix, -1);
    if (tell === "built") added(sum, { ...costs(step, event.tile as string, facts) }, -1);
    if (tell === "built" || tell === "points") added(sum, { points: Number(event.points) });
    if (tell === "tool" || tell === "worker" || tell === "track")
      if (seat === step.by || step.by < 0) added(sum, { [tell]: 1 });
  }
  return sum;
}

/** What a building cost: printed on it, or as it was paid. */
function costs(step: Step, tile: string, facts: Json): Mix {
  return ((tileFacts(facts, tile)?.cost ?? step.record?.pay) as Mix | undefined) ?? {};
}

function Icon({ id, seat }: { id: string; seat: number }) {
  if (id === "points") return <Points />;
  if (id === "worker") return <Worker seat={seat} y={10} s={0.8} />;
  if (id === "tool") return <Axe />;
  if (id === "track") return <Sheaf lit />;
  return <Good id={id} s={0.95} />;
}
