/** Who sits where at a new table, and what becomes of the seat of a friend who does not come back. */
import type { Signal } from "@preact/signals";
import { span } from "../core/faults";
import { t } from "../core/language";
import type { StandIn } from "../core/types";
import { Mark } from "../core/widgets";
import { botLabel, ordered } from "../table/seats";

export type Wish = { who: string; name: string };

type LineProps = {
  wish: Wish;
  seat: number;
  bots: string[];
  onChange: (part: Partial<Wish>) => void;
};

export function SeatWishLine({ wish: w, seat, bots, onChange }: LineProps) {
  return (
    <li>
      <Mark seat={seat} />
      <select
        class="field"
        aria-label={t("seat", { n: seat + 1 })}
        value={w.who}
        onChange={(e) => onChange({ who: e.currentTarget.value })}
      >
        <option value="me">{t("seat-me")}</option>
        <option value="hot">{t("seat-hot")}</option>
        <option value="open">{t("seat-friend")}</option>
        {ordered(bots).map((bot) => (
          <option value={`bot:${bot}`}>{t("seat-bot", { bot: botLabel(bot) })}</option>
        ))}
      </select>
      {(w.who === "me" || w.who === "hot") && (
        <input
          class="field grow"
          placeholder={t("your-name")}
          aria-label={t("your-name")}
          maxLength={30}
          value={w.name}
          onInput={(e) => onChange({ name: e.currentTarget.value })}
        />
      )}
    </li>
  );
}

const AFTER = [60, 300, 900, 3600, 86_400, 604_800]; // seconds

/** What becomes of the seat of a friend who does not come back. */
export function Away({ bots, value }: { bots: string[]; value: Signal<StandIn> }) {
  return (
    <fieldset>
      <legend>{t("if-away")}</legend>
      <div class="option">
        <label for="away-after">{t("away-after")}</label>
        <select
          id="away-after"
          class="field"
          value={String(value.value.after)}
          onChange={(e) => (value.value = { ...value.value, after: Number(e.currentTarget.value) })}
        >
          {AFTER.map((seconds) => (
            <option value={String(seconds)}>{span(seconds)}</option>
          ))}
        </select>
      </div>
      <div class="option">
        <label for="away-bot">{t("away-bot")}</label>
        <select
          id="away-bot"
          class="field"
          value={value.value.bot}
          onChange={(e) => (value.value = { ...value.value, bot: e.currentTarget.value })}
        >
          {ordered(bots).map((bot) => (
            <option value={bot}>{botLabel(bot)}</option>
          ))}
        </select>
        <p class="tiny soft">{t("away-tip")}</p>
      </div>
    </fieldset>
  );
}
