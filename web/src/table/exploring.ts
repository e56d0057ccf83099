/** Whether a running game may be tried out with the search on: where nobody else profits from it. */
import type { Live } from "./live";

export function mayExplore(live: Live): boolean {
  const table = live.table.value;
  return (
    table?.phase === "running" &&
    table.deal === null &&
    live.myTurn.value &&
    live.seats.value.every((seat) => seat.mine || seat.kind !== "person")
  );
}
