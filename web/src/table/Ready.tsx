/** Before a game: who sits down says when they are ready, and everybody at the table sees it. */
import { useEffect, useRef } from "preact/hooks";
import { api } from "../core/api";
import { act } from "../core/faults";
import { t } from "../core/language";
import type { Seat } from "../core/types";
import { notify } from "../core/widgets";
import { seatName } from "./seats";

export function Ready({ id, mine }: { id: string; mine: Seat[] }) {
  const ready = mine.every((s) => s.ready);
  return (
    <button
      class={`button ready ${ready ? "" : "primary"}`}
      aria-pressed={ready}
      onClick={() => act(api.ready(id, !ready))}
    >
      {t(ready ? "ready-yes" : "ready-say")}
    </button>
  );
}

export function ReadyMark({ seat }: { seat: Seat }) {
  if (seat.kind !== "person") return null;
  return (
    <span class={`small ready-mark ${seat.ready ? "yes" : "soft"}`}>
      {seat.ready ? `✓ ${t("seat-ready")}` : t("seat-not-ready")}
    </span>
  );
}

/** Says who has come and who is ready, as it happens. */
export function useArrivals(seats: Seat[]): void {
  const before = useRef(seats);
  useEffect(() => {
    for (const [k, seat] of seats.entries()) {
      const said = news(before.current[k], seat);
      if (said) notify(t(said, { player: seatName(seat) }));
    }
    before.current = seats;
  }, [seats]);
}

function news(before: Seat | undefined, now: Seat): string | null {
  if (!before || now.mine || now.kind !== "person") return null;
  if (before.kind !== "person") return "is-here";
  return now.ready && !before.ready ? "is-ready" : null;
}
