/** The score sheet for people at a real table: a form from a short description, points from the server. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../core/api";
import { failed, faultText } from "../core/faults";
import { t, wordsOf } from "../core/language";
import type { Form, Json, Sheet } from "../core/types";
import { Icon, Mark } from "../core/widgets";
import type { Words } from "../core/words";
import { Bars, SheetTable } from "../table/End";
import { Entries } from "./Entries";
import { sayFault } from "./faults";

/** A sheet that was typed, with what looks odd in it. */
type Counted = Sheet & { warnings?: string[] };

export function CalculatorPage({ game }: { game: string }) {
  const words = wordsOf(game);
  const known = useSignal<Form | null>(null);
  const form = known.value;
  const players = useSignal<Json[]>([]);
  const sheets = useSignal<Counted[]>([]);
  const wrong = useSignal<ApiError | null>(null);
  const most = useSignal(4);
  useEffect(() => {
    const begin = async () => {
      const [all, found] = await Promise.all([api.games(), api.form(game)]);
      most.value = Math.max(...(all.games.find((g) => g.id === game)?.players ?? [4]));
      players.value = [found.blank, found.blank];
      known.value = found;
    };
    begin().catch(failed);
  }, [game]);
  const compute = async () => {
    try {
      const answer = await api.score(game, { ...form?.head, players: players.value });
      sheets.value = answer.sheets.map(
        (s, seat) =>
          ({ seat, tie: [s.tie_break ?? s.tie ?? []].flat(), ...s }) as unknown as Counted,
      );
      wrong.value = null;
    } catch (error) {
      wrong.value = error instanceof ApiError ? error : null;
      sheets.value = [];
    }
  };
  useEffect(() => {
    if (form) void compute();
  }, [players.value, form]);
  const set = (k: number, player: Json) =>
    (players.value = players.value.map((p, i) => (i === k ? player : p)));
  const blank = JSON.stringify(form?.blank);
  const touched = (sheet: Counted) => JSON.stringify(players.value[sheet.seat]) !== blank;
  const names = players.value.map((p, k) => p.name || t("seat", { n: k + 1 }));
  return (
    <main class="page">
      <header class="page-head">
        <a class="button quiet icon" href="#/" aria-label={t("to-lobby")}>
          <Icon name="home" />
        </a>
        <h1>{t("calculator-of", { game: words.say("title") })}</h1>
        <span class="grow" />
        <a class="button" href={`#/rules/${game}`}>
          {t("rules")}
        </a>
      </header>
      <p class="soft">{t("calculator-tip")}</p>
      {form && (
        <>
          <div class="row">
            <button
              class="button"
              disabled={players.value.length >= most.value}
              onClick={() => (players.value = [...players.value, form.blank])}
            >
              <Icon name="plus" />
              {t("add-player")}
            </button>
            <button
              class="button"
              disabled={players.value.length <= 1}
              onClick={() => (players.value = players.value.slice(0, -1))}
            >
              <Icon name="minus" />
              {t("remove-player")}
            </button>
          </div>
          <div class="calc-players">
            {players.value.map((p, k) => (
              <fieldset class="panel calc">
                <legend>
                  <Mark seat={k} />{" "}
                  <input
                    class="field"
                    placeholder={t("seat", { n: k + 1 })}
                    aria-label={t("your-name")}
                    value={p.name ?? ""}
                    onInput={(e) => set(k, { ...p, name: e.currentTarget.value || undefined })}
                  />
                </legend>
                <Entries
                  entries={form.entries}
                  data={p}
                  words={words}
                  onChange={(next) => set(k, next)}
                />
              </fieldset>
            ))}
          </div>
          {wrong.value && (
            <p class="warning" role="alert">
              {wrong.value.fault
                ? sayFault(wrong.value.fault, words, form.entries, names)
                : faultText(wrong.value.code)}
            </p>
          )}
          {odd(sheets.value.filter(touched), names, words).map((text) => (
            <p class="warning" role="status">
              {text}
            </p>
          ))}
          {sheets.value.length > 0 && (
            <>
              <Bars game={game} sheets={sheets.value} names={names} words={words} />
              <SheetTable sheets={sheets.value} names={names} words={words} />
            </>
          )}
        </>
      )}
    </main>
  );
}

/** What looks odd in the sheets and is scored all the same. */
function odd(sheets: Counted[], names: string[], words: Words): string[] {
  return sheets.flatMap((sheet) =>
    (sheet.warnings ?? []).map((key) => `${names[sheet.seat]}: ${words.say(`warning-${key}`)}`),
  );
}
