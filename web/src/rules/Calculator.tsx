/** The score sheet for people at a real table: a form from a short description, points from the server. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, ApiError } from "../core/api";
import { t, wordsOf } from "../core/language";
import type { Json, Sheet } from "../core/types";
import { Icon, Mark } from "../core/widgets";
import { Bars, SheetTable } from "../table/End";
import { SHEETS, type Entry } from "./sheets";

export function CalculatorPage({ game }: { game: string }) {
  const words = wordsOf(game);
  const players = useSignal<Json[]>([{}, {}]);
  const sheets = useSignal<Sheet[]>([]);
  const wrong = useSignal("");
  const seats = useSignal<number[]>([2, 3, 4]);
  useEffect(() => void api.games().then((a) => (seats.value = a.games.find((g) => g.id === game)?.players ?? [2])), [game]);
  const form = SHEETS[game];
  const compute = async () => {
    try {
      const answer = await api.score(game, { players: players.value.map((p) => filled(p)) });
      sheets.value = answer.sheets.map((s, seat) => ({ seat, tie: [].concat(s.tie_break ?? s.tie ?? []), ...s }) as unknown as Sheet);
      wrong.value = "";
    } catch (error) {
      wrong.value = error instanceof ApiError ? error.detail : "";
      sheets.value = [];
    }
  };
  useEffect(() => void compute(), []);
  const change = (k: number, entry: Entry, id: string | null, value: unknown) => {
    players.value = players.value.map((p, i) => {
      if (i !== k) return p;
      return { ...p, [entry.field]: id === null ? value : { ...(p[entry.field] ?? {}), [id]: value } };
    });
    void compute();
  };
  const most = seats.value[seats.value.length - 1] ?? 4;
  const names = players.value.map((p, k) => p.name || t("seat", { n: k + 1 }));
  return (
    <main class="page">
      <header class="page-head">
        <a class="button quiet icon" href="#/" aria-label={t("to-lobby")}><Icon name="home" /></a>
        <h1>{t("calculator-of", { game: words.say("title") })}</h1>
        <span class="grow" />
        <a class="button" href={`#/rules/${game}`}>{t("rules")}</a>
      </header>
      <p class="soft">{t("calculator-tip")}</p>
      {!form && <p class="soft">{t("no-calculator")}</p>}
      {form && (
        <>
          <div class="row">
            <button class="button" disabled={players.value.length >= most} onClick={() => { players.value = [...players.value, {}]; void compute(); }}>
              <Icon name="plus" />{t("add-player")}
            </button>
            <button class="button" disabled={players.value.length <= 1} onClick={() => { players.value = players.value.slice(0, -1); void compute(); }}>
              <Icon name="minus" />{t("remove-player")}
            </button>
          </div>
          <div class="calc-players">
            {players.value.map((p, k) => (
              <fieldset class="panel calc">
                <legend><Mark seat={k} /> <input class="field" placeholder={t("seat", { n: k + 1 })} aria-label={t("your-name")} value={p.name ?? ""}
                  onInput={(e) => change(k, { field: "name", kind: "number" }, null, e.currentTarget.value)} /></legend>
                {form.map((entry) => <EntryLine entry={entry} data={p} label={label(words.lang, entry)} onChange={(id, v) => change(k, entry, id, v)} />)}
              </fieldset>
            ))}
          </div>
          {wrong.value && <p class="warning" role="alert">{wrong.value}</p>}
          {sheets.value.length > 0 && <Bars sheets={sheets.value} names={names} words={words} />}
          {sheets.value.length > 0 && <SheetTable sheets={sheets.value} names={names} words={words} />}
        </>
      )}
    </main>
  );
}

function label(lang: string, entry: Entry): string {
  return (lang === "pl" ? entry.pl : entry.en) ?? entry.field;
}

/** Without empty fields: the server has its own defaults. */
function filled(p: Json): Json {
  return Object.fromEntries(Object.entries(p).filter(([, v]) => v !== "" && v !== null));
}

type LineProps = { entry: Entry; data: Json; label: string; onChange: (id: string | null, value: unknown) => void };

function EntryLine({ entry, data, label: text, onChange }: LineProps) {
  if (entry.kind === "number") {
    return (
      <label class="calc-line"><span>{text}</span>
        <Number value={data[entry.field]} least={entry.least} most={entry.most} onChange={(v) => onChange(null, v)} /></label>
    );
  }
  if (entry.kind === "flag") {
    return (
      <label class="calc-line"><span>{text}</span>
        <input type="checkbox" class="switch" checked={!!data[entry.field]} onChange={(e) => onChange(null, e.currentTarget.checked)} /></label>
    );
  }
  if (entry.kind === "list") {
    const list: number[] = data[entry.field] ?? Array(entry.length ?? 1).fill(0);
    return (
      <div class="calc-line"><span>{text}</span>
        <span class="row">{list.map((v, k) => (
          <Number label={`${text} ${k + 1}`} value={v} least={0} most={entry.most} onChange={(n) => onChange(null, list.map((old, i) => (i === k ? (n ?? 0) : old)))} />
        ))}</span>
      </div>
    );
  }
  return (
    <div class="calc-group"><span class="small soft">{text}</span>
      <div class="calc-counts">
        {(entry.ids ?? []).map((id) => (
          <label><span>{document.documentElement.lang === "pl" ? id.pl : id.en}</span>
            <Number value={data[entry.field]?.[id.id]} least={0} most={entry.most} onChange={(v) => onChange(id.id, v ?? 0)} /></label>
        ))}
      </div>
    </div>
  );
}

type NumberProps = { value: number | undefined; label?: string; least?: number; most?: number; onChange: (value: number | null) => void };

function Number({ value, label: name, least = 0, most, onChange }: NumberProps) {
  return (
    <input class="field number" type="number" inputMode="numeric" aria-label={name} min={least} max={most} placeholder={String(least)}
      value={value === undefined ? "" : String(value)}
      onInput={(e) => onChange(e.currentTarget.value === "" ? null : e.currentTarget.valueAsNumber)} />
  );
}
