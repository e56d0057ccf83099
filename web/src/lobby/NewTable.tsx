/** A new table: seats (me, a friend by link, a bot, hot seat), variants explained, public or private. */
import type { Signal } from "@preact/signals";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../core/api";
import { failed, span } from "../core/faults";
import { t, wordsOf } from "../core/language";
import { go } from "../core/router";
import { level, myName } from "../core/settings";
import { honestOf } from "../core/honest";
import type { GameInfo, Option, SeatWish, SetInfo, StandIn } from "../core/types";
import { Dialog, Mark } from "../core/widgets";
import { botLabel, ordered, usualBot } from "../table/seats";

type Props = { game: GameInfo; bots: string[]; onClose: () => void };
type Value = Option["default"];
type Options = Record<string, Value>;
type Wish = { who: string; name: string };

export function NewTableDialog({ game, bots, onClose }: Props) {
  const words = wordsOf(game.id);
  const first = Math.min(3, game.players[game.players.length - 1]);
  const wishes = useSignal<Wish[]>(start(first));
  const options = useSignal<Options>({});
  const open = useSignal(false);
  const real = useSignal(false);
  const standIn = useSignal<StandIn>({ after: 300, bot: usualBot(bots) });
  const sets = useSignal<SetInfo[]>([]);
  const chosen = useSignal("");
  useEffect(() => {
    api.sets(game.id).then(
      (answer) => (sets.value = answer.sets.filter((set) => set.sound)),
      () => undefined,
    );
  }, [game.id]);
  const friends = wishes.value.some((w) => w.who === "open");
  const resize = (n: number) => {
    wishes.value = Array.from(
      { length: n },
      (_, k) => wishes.value[k] ?? { who: `bot:${level.value}`, name: "" },
    );
  };
  const change = (k: number, part: Partial<Wish>) => {
    wishes.value = wishes.value.map((w, i) => (i === k ? { ...w, ...part } : w));
    if (part.who?.startsWith("bot:")) level.value = part.who.slice(4);
  };
  const create = async (e: Event) => {
    e.preventDefault();
    const me = wishes.value.find((w) => w.who === "me");
    if (me) myName.value = me.name;
    try {
      const table = await api.create({
        game: game.id,
        options: options.value,
        public: open.value,
        luck: real.value ? "typed" : "dealt",
        components: chosen.value || null,
        ...(friends ? { stand_in: standIn.value } : {}),
        seats: wishes.value.map(wish),
      });
      go(`/table/${table.id}`);
    } catch (error) {
      failed(error);
    }
  };
  return (
    <Dialog title={`${words.say("title")} · ${t("new-table")}`} onClose={onClose}>
      <form class="new-table" onSubmit={create}>
        <fieldset>
          <legend>{t("players")}</legend>
          <div class="row">
            {game.players.map((n) => (
              <button
                type="button"
                class="button"
                aria-pressed={wishes.value.length === n}
                onClick={() => resize(n)}
              >
                {n}
              </button>
            ))}
          </div>
          <ol class="seat-list">
            {wishes.value.map((w, k) => (
              <SeatWishLine wish={w} seat={k} bots={bots} onChange={(part) => change(k, part)} />
            ))}
          </ol>
        </fieldset>
        {game.options.length > 0 && (
          <fieldset>
            <legend>{t("variants")}</legend>
            {game.options.filter(offered).map((o) => (
              <OptionLine
                game={game.id}
                option={o}
                value={options.value[o.id] ?? o.default}
                onChange={(v) => (options.value = { ...options.value, [o.id]: v })}
              />
            ))}
          </fieldset>
        )}
        <Components game={game} sets={sets.value} chosen={chosen} />
        {friends && <Away bots={bots} value={standIn} />}
        <div class="option">
          <label class="row">
            <input
              type="checkbox"
              checked={real.value}
              onChange={(e) => (real.value = e.currentTarget.checked)}
            />
            {t("real-table")}
          </label>
          <p class="tiny soft">{t("real-table-tip")}</p>
        </div>
        <label class="row">
          <input
            type="checkbox"
            checked={open.value}
            onChange={(e) => (open.value = e.currentTarget.checked)}
          />
          {t("public-table")}
        </label>
        <button class="button primary">{t("create-table")}</button>
      </form>
    </Dialog>
  );
}

type ComponentsProps = { game: GameInfo; sets: SetInfo[]; chosen: Signal<string> };

/** With which numbers: the usual ones, or a set of one's own. */
function Components({ game, sets, chosen }: ComponentsProps) {
  return (
    <fieldset>
      <legend>{t("components")}</legend>
      {sets.length > 0 && (
        <select
          class="field"
          aria-label={t("components")}
          value={chosen.value}
          onChange={(e) => (chosen.value = e.currentTarget.value)}
        >
          <option value="">{t("set-usual")}</option>
          {sets.map((set) => (
            <option value={set.id}>
              {set.name}, {set.digest.slice(0, 4)}
            </option>
          ))}
        </select>
      )}
      {!chosen.value && honestOf(game)}
      {!chosen.value && game.stand_ins === 0 && (
        <a class="tiny" href={`#/components/${game.id}`}>
          {t("set-own-link")}
        </a>
      )}
    </fieldset>
  );
}

const AFTER = [60, 300, 900, 3600, 86_400, 604_800]; // seconds

/** What becomes of the seat of a friend who does not come back. */
function Away({ bots, value }: { bots: string[]; value: Signal<StandIn> }) {
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

function start(n: number): Wish[] {
  const bot = `bot:${level.value || "medium"}`;
  return Array.from({ length: n }, (_, k) =>
    k === 0 ? { who: "me", name: myName.value } : { who: bot, name: "" },
  );
}

function wish(w: Wish): SeatWish {
  const who = w.who === "hot" ? "me" : w.who;
  return who === "me" && w.name ? { who, name: w.name } : { who };
}

type LineProps = {
  wish: Wish;
  seat: number;
  bots: string[];
  onChange: (part: Partial<Wish>) => void;
};

function SeatWishLine({ wish: w, seat, bots, onChange }: LineProps) {
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

type OptionProps = {
  game: string;
  option: Option;
  value: Value;
  onChange: (value: Value) => void;
};

function OptionLine({ game, option, value, onChange }: OptionProps) {
  const words = wordsOf(game);
  const shown = (v: Value) => {
    const key = `option-${option.id}-${String(v).toLowerCase()}`;
    return words.has(key)
      ? words.say(key)
      : v === true
        ? t("yes")
        : v === false
          ? t("no")
          : String(v);
  };
  const id = `option-${option.id}`;
  return (
    <div class="option">
      <label for={id}>{words.say(id)}</label>
      {option.values.length > 0 ? (
        <select
          id={id}
          class="field"
          value={String(option.values.indexOf(value))}
          onChange={(e) => onChange(option.values[Number(e.currentTarget.value)])}
        >
          {option.values.map((v, k) => (
            <option value={String(k)}>{shown(v)}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          class="field"
          type="number"
          min={option.least ?? undefined}
          max={option.most ?? undefined}
          value={value === null ? "" : Number(value)}
          placeholder={option.default === null ? t("none") : ""}
          onInput={(e) =>
            onChange(e.currentTarget.value === "" ? option.default : Number(e.currentTarget.value))
          }
        />
      )}
      <p class="tiny soft">
        {words.tip("option", option.id)}
        <span class="example">{words.say(`${id}.example`)}</span>
      </p>
    </div>
  );
}

/** Limits that end a game early serve test runs; they are not offered. */
function offered(option: { id: string }): boolean {
  return !["round_cap", "epoch_turn_limit"].includes(option.id);
}
