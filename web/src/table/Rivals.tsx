/** Who is played against without a seat at the table, beside the players. */
import { Mark, seatColour } from "../core/widgets";
import type { Title } from "../games/title";
import type { Live } from "./live";
import { area, Ends, type PlayersProps } from "./Players";

function rivals(live: Live, title: Title): number[] {
  return live.view.value ? (title.rivals?.(live.view.value) ?? []) : [];
}

export function RivalCards({ live, title, show }: PlayersProps) {
  return rivals(live, title).map((seat) => (
    <li data-place={`seat-${seat}`} style={{ "--seat": seatColour(seat) }}>
      <button class="player" onClick={() => show(seat)}>
        <span class="player-line">
          <Mark seat={seat} />
          <b class="player-name">{live.words.value.player(seat)}</b>
        </span>
        {title.Brief && (
          <span class="brief">
            <title.Brief {...area(live)} seat={seat} />
            <Ends view={live.view.value} title={title} seat={seat} />
          </span>
        )}
      </button>
    </li>
  ));
}

export function RivalChips({ live, title, show }: PlayersProps) {
  return rivals(live, title).map((seat) => (
    <li data-place={`seat-${seat}`} style={{ "--seat": seatColour(seat) }}>
      <button class="chip" onClick={() => show(seat)}>
        <Mark seat={seat} />
        <span class="chip-name">{live.words.value.player(seat)}</span>
        <Ends view={live.view.value} title={title} seat={seat} />
      </button>
    </li>
  ));
}
