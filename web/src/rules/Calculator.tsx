/** The score sheet for people at a real table: a pad from a short description, points from the server. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../core/api";
import { failed, faultText } from "../core/faults";
import { t, wordsOf } from "../core/language";
import { lang } from "../core/settings";
import { formOf, scoreOf, source } from "../core/source";
import { SourceLine } from "../core/SourceLine";
import type { Form, Json, Sheet } from "../core/types";
import { Icon, Mark } from "../core/widgets";
import type { Words } from "../core/words";
import { Bars, SheetTable } from "../table/End";
import { CityEditor } from "./CityEditor";
import { sayFault } from "./faults";
import { keep, kept } from "./kept";
import { linesOf } from "./lines";
import { ScoreSheet } from "./Sheet";

/** A sheet that was typed, with what looks odd in it. */
type Counted = Sheet & { warnings?: string[] };

export function CalculatorPage({ game }: { game: string }) {
  const words = wordsOf(game);
  const form = useSignal<Form | null>(null);
  const most = useSignal(4);
  useEffect(() => {
    const begin = async () => {
      const [all, found] = await Promise.all([api.games(), formOf(game, lang.value)]);
      most.value = Math.max(...(all.games.find((g) => g.id === game)?.players ?? [4]));
      form.value = found;
    };
    begin().catch(failed);
  }, [game, source.value]);
  return (
    <main class="page calc-page">
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
      <SourceLine game={game} />
      <p class="soft calc-tip">{t("calculator-tip")}</p>
      {form.value && <Counter game={game} form={form.value} most={most.value} words={words} />}
    </main>
  );
}

type CounterProps = { game: string; form: Form; most: number; words: Words };

function Counter({ game, form, most, words }: CounterProps) {
  const begun = kept(game);
  const head = useSignal<Json>({ ...form.head, ...begun?.head });
  const players = useSignal<Json[]>(begun?.players ?? [form.blank, form.blank]);
  const sheets = useSignal<Counted[]>([]);
  const wrong = useSignal<ApiError | null>(null);
  const city = useSignal(0);
  const names = players.value.map((p, k) => p.name || t("seat", { n: k + 1 }));
  const lines = linesOf(form.entries, words);
  useEffect(() => {
    const asked = { ...head.value, ...form.head, ...chosen(form, head.value) };
    keep(game, { head: chosen(form, head.value), players: players.value });
    let newest = true; // answers may overtake one another
    const show = (found: Counted[], error: unknown = null) => {
      if (!newest) return;
      sheets.value = found;
      wrong.value = error instanceof ApiError ? error : null;
    };
    count(game, { ...asked, players: players.value }).then(show, (error: unknown) =>
      show([], error),
    );
    return () => void (newest = false);
  }, [players.value, head.value, source.value]);
  const set = (k: number, player: Json) =>
    (players.value = players.value.map((p, i) => (i === k ? player : p)));
  const again = () => {
    players.value = players.value.map((p) =>
      p.name ? { ...form.blank, name: p.name } : form.blank,
    );
  };
  const drawn = lines.find((line) => line.kind === "city");
  const at = Math.min(city.value, players.value.length - 1);
  return (
    <>
      <div class="row calc-tools">
        <Asked form={form} head={head.value} words={words} set={(next) => (head.value = next)} />
        <button
          class="button"
          aria-label={t("add-player")}
          disabled={players.value.length >= most}
          onClick={() => (players.value = [...players.value, form.blank])}
        >
          <Icon name="plus" />
          <span class="calc-word">{t("add-player")}</span>
        </button>
        <button
          class="button"
          aria-label={t("remove-player")}
          disabled={players.value.length <= 1}
          onClick={() => (players.value = players.value.slice(0, -1))}
        >
          <Icon name="minus" />
          <span class="calc-word">{t("remove-player")}</span>
        </button>
        <button class="button" onClick={again}>
          <Icon name="restart" />
          {t("new-sheet")}
        </button>
      </div>
      <ScoreSheet
        lines={lines}
        players={players.value}
        names={names}
        sheets={sheets.value}
        set={set}
        openCity={(k) => {
          city.value = k;
          document.querySelector(".city-editor")?.scrollIntoView({ block: "start" });
        }}
      />
      {wrong.value && (
        <p class="warning calc-warning" role="alert">
          {wrong.value.fault
            ? sayFault(wrong.value.fault, words, form.entries, names)
            : faultText(wrong.value.code)}
        </p>
      )}
      {odd(sheets.value.filter(touched(players.value, form)), names, words).map((text) => (
        <p class="warning calc-warning" role="status">
          {text}
        </p>
      ))}
      {drawn && (
        <section class="panel calc-city">
          <Whose names={names} k={at} choose={(k) => (city.value = k)} label={drawn.label} />
          <CityEditor
            key={at}
            hexes={(drawn.get(players.value[at]) as Json[] | undefined) ?? []}
            label={drawn.label}
            onChange={(hexes) => set(at, drawn.set(players.value[at], hexes))}
          />
        </section>
      )}
      {sheets.value.length > 0 && (
        <>
          <Bars game={game} sheets={sheets.value} names={names} words={words} />
          <SheetTable sheets={sheets.value} names={names} words={words} />
        </>
      )}
    </>
  );
}

async function count(game: string, sheet: Json): Promise<Counted[]> {
  const answer = await scoreOf(game, sheet);
  return answer.sheets.map(
    (s, seat) => ({ seat, tie: [s.tie_break ?? s.tie ?? []].flat(), ...s }) as unknown as Counted,
  );
}

/** What of the head people choose. */
function chosen(form: Form, head: Json): Json {
  return Object.fromEntries(
    Object.entries(form.asks).map(([name, values]) => [
      name,
      values.includes(head[name] as string) ? (head[name] as string) : values[0],
    ]),
  );
}

type AskedProps = { form: Form; head: Json; words: Words; set: (head: Json) => void };

/** What is asked before the players: which scoring it is, for instance. */
function Asked({ form, head, words, set }: AskedProps) {
  const now = chosen(form, head);
  return (
    <>
      {Object.entries(form.asks).map(([name, values]) => (
        <span class="row calc-asked" role="group" aria-label={words.say(`form-${name}`)}>
          {values.map((value) => (
            <button
              class="button"
              aria-pressed={now[name] === value}
              onClick={() => set({ ...head, [name]: value })}
            >
              {words.say(`form-${name}-${value}`)}
            </button>
          ))}
        </span>
      ))}
    </>
  );
}

type WhoseProps = { names: string[]; k: number; choose: (k: number) => void; label: string };

/** Whose city is drawn. */
function Whose({ names, k, choose, label }: WhoseProps) {
  return (
    <div class="row" role="group" aria-label={label}>
      {names.map((name, i) => (
        <button class="button" aria-pressed={i === k} onClick={() => choose(i)}>
          <Mark seat={i} />
          {name}
        </button>
      ))}
    </div>
  );
}

/** Whether somebody has begun to fill in this sheet. */
function touched(players: Json[], form: Form): (sheet: Counted) => boolean {
  const blank = JSON.stringify(form.blank);
  return (sheet) => JSON.stringify(players[sheet.seat]) !== blank;
}

/** What looks odd in the sheets and is scored all the same. */
function odd(sheets: Counted[], names: string[], words: Words): string[] {
  return sheets.flatMap((sheet) =>
    (sheet.warnings ?? []).map((key) => `${names[sheet.seat]}: ${words.say(`warning-${key}`)}`),
  );
}
