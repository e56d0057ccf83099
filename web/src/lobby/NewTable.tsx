/** A new table: seats (me, a friend by link, a bot, hot seat), variants explained, public or private. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../core/api";
import { failed } from "../core/faults";
import { t, wordsOf } from "../core/language";
import { go } from "../core/router";
import { level, myName } from "../core/settings";
import type { GameInfo, SeatWish, SetInfo, StandIn } from "../core/types";
import { Dialog } from "../core/widgets";
import { usualBot } from "../table/seats";
import { Away, SeatWishLine, type Wish } from "./SeatWishes";
import { ComponentsChoice, offered, OptionLine, type Value } from "./TableOptions";

type Props = { game: GameInfo; bots: string[]; onClose: () => void };
type Options = Record<string, Value>;

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
        <ComponentsChoice game={game} sets={sets.value} chosen={chosen} />
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
        <div class="create-line">
          <button class="button primary">{t("create-table")}</button>
        </div>
      </form>
    </Dialog>
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
