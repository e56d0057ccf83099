/** Beside the name of a program that plays over the network: nobody takes it for a person. */
import { t } from "../core/language";
import { tip } from "../core/tooltip";
import type { Seat } from "../core/types";
import { Icon } from "../core/widgets";

export function RobotMark({ seat }: { seat: Seat }) {
  if (!seat.robot) return null;
  const said = t("robot");
  return (
    <span class="robot-mark soft" role="img" aria-label={said} {...tip(() => ({ title: said }))}>
      <Icon name="bot" />
    </span>
  );
}
