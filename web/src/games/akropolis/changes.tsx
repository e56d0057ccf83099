/** What an action brings and costs, for the log: stones. */
import type { Step } from "../../core/types";
import { added } from "../changes";
import type { Changes } from "../title";
import { Stone } from "./Tiles";

export const changes: Changes = { of, Icon: Stones };

function of(step: Step): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const event of step.events) {
    if (event.tell === "took") added(sum, { stone: Number(event.price) }, -1);
    if (event.tell === "stones") added(sum, { stone: Number(event.stones) });
  }
  return sum;
}

function Stones() {
  return (
    <g transform="translate(-12 -12) scale(1.5)">
      <Stone />
    </g>
  );
}
