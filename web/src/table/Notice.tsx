/** One sentence with one button, over the board: a bot holds my seat, or a friend is away. */
import { t } from "../core/language";
import type { Seat } from "../core/types";
import type { Live } from "./live";

export function Notice({ live }: { live: Live }) {
  if (live.table.value?.phase !== "running") return null;
  const seats = live.seats.value;
  const held = seats.find((s) => s.mine && s.bot);
  if (held) {
    return (
      <Line text={t("bot-holds-seat")} act={() => live.handBack(held.seat)}>
        {t("take-seat-back")}
      </Line>
    );
  }
  const away = seats.find((s) => s.seat === live.turn.value && isAway(s));
  if (!away || !live.table.value.host) return null;
  const player = live.names.value[away.seat];
  return (
    <Line text={t("friend-away", { player })} act={() => live.standIn(away.seat, null)}>
      {t("bot-for-absent")}
    </Line>
  );
}

function isAway(seat: Seat): boolean {
  return seat.kind === "person" && !seat.mine && !seat.online && !seat.bot;
}

type LineProps = { text: string; act: () => void; children: string };

function Line({ text, act, children }: LineProps) {
  return (
    <div class="notice" role="status">
      <span>{text}</span>
      <button class="button primary" onClick={act}>
        {children}
      </button>
    </div>
  );
}
