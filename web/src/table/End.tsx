/** The end: the score sheet line by line, bars, places, tie-break; rematch, share, replay, download, verify. */
import { useSignal } from "@preact/signals";
import { api } from "../core/api";
import { t } from "../core/language";
import { go } from "../core/router";
import type { Sheet } from "../core/types";
import type { Words } from "../core/words";
import { Dialog, Icon, Mark, notify, seatColour } from "../core/widgets";
import { barParts, tint } from "./bars";
import { Celebration } from "./Celebration";
import { Curve, readTable } from "./Curve";
import type { Live } from "./live";
import { sure } from "../core/sure";

export function EndDialog({ live, onClose }: { live: Live; onClose: () => void }) {
  const sheets = sure(live.message.value?.sheets);
  const words = live.words.value;
  const table = sure(live.table.value);
  const ending = table.result?.ending;
  const curve = useSignal(false);
  const first = sheets.filter((s) => s.place === 1).map((s) => s.seat);
  const winners = first.map((seat) => words.player(seat));
  const [me, ...more] = table.seats.filter((s) => s.mine); // who shares a device is named
  const mine = me !== undefined && more.length === 0 && first.includes(me.seat);
  return (
    <Dialog title={t("score-sheet")} wide onClose={onClose}>
      {mine && <Celebration seat={me.seat} />}
      {winners.length > 0 && (
        <p class={`winner ${mine ? "won" : ""}`}>
          {mine && winners.length === 1
            ? t("you-win")
            : t("winner", { names: words.join(winners), count: winners.length })}
        </p>
      )}
      {ending && <p class="soft">{words.say(`ending-${ending}`)}</p>}
      <Actions live={live} />
      <Bars game={table.game} sheets={sheets} names={live.names.value} words={words} />
      <SheetTable sheets={sheets} names={live.names.value} words={words} />
      <details class="curve-box" onToggle={(e) => (curve.value = e.currentTarget.open)}>
        <summary>{t("score-curve")}</summary>
        {curve.value && (
          <Curve read={readTable(table.id)} game={table.game} names={live.names.value} />
        )}
      </details>
    </Dialog>
  );
}

type Sheets = { sheets: Sheet[]; names: string[]; words: Words };

export function Bars({ game, sheets, names, words }: Sheets & { game: string }) {
  const most = Math.max(1, ...sheets.map((s) => s.total));
  const keys = Object.keys(sheets[0]?.lines ?? {});
  const order = [...sheets].sort((a, b) => a.place - b.place);
  return (
    <div class="bars" role="img" aria-label={t("bar-chart")}>
      {order.map((sheet) => (
        <div class="bar-row" style={{ "--seat": seatColour(sheet.seat) }}>
          <span class="bar-name">
            <Mark seat={sheet.seat} /> {names[sheet.seat] ?? words.player(sheet.seat)}
          </span>
          <span class="bar-track">
            {barParts(keys.map((key) => sheet.lines[key])).map((part, k) => {
              if (!part) return null;
              const style = {
                width: `${(100 * part) / most}%`,
                background: tint(game, keys[k], k),
                animationDelay: `${k * 180}ms`,
              };
              const text = `${words.say(`line-${keys[k]}`)}: ${sheet.lines[keys[k]]}`;
              return <i style={style} title={text} />;
            })}
          </span>
          <b>{sheet.total}</b>
        </div>
      ))}
      <p class="legend tiny">
        {keys.map((key, k) => (
          <span>
            <i style={{ background: tint(game, key, k) }} />
            {words.say(`line-${key}`)}
          </span>
        ))}
      </p>
    </div>
  );
}

export function SheetTable({ sheets, names, words }: Sheets) {
  const keys = Object.keys(sheets[0]?.lines ?? {});
  const ties = tied(sheets);
  return (
    <div class="sheet-scroll" tabIndex={0}>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden-text">{t("score-sheet")}</span>
            </th>
            {sheets.map((s) => (
              <th scope="col">
                <Mark seat={s.seat} /> {names[s.seat] ?? words.player(s.seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr data-place={`line-${key}`}>
              <th scope="row" title={words.tip("line", key)}>
                {words.say(`line-${key}`)}
              </th>
              {sheets.map((s) => (
                <td>{s.lines[key]}</td>
              ))}
            </tr>
          ))}
          {ties && (
            <tr class="soft">
              <th scope="row">{words.say("tie-break")}</th>
              {sheets.map((s) => (
                <td>{s.tie.join(" · ")}</td>
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("total")}</th>
            {sheets.map((s) => (
              <td>{s.total}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t("place")}</th>
            {sheets.map((s) => (
              <td>{t("place-nth", { n: s.place })}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function tied(sheets: Sheet[]): boolean {
  const equal = new Set(sheets.map((s) => s.total)).size < sheets.length;
  return equal && sheets.some((s) => s.tie.length > 0);
}

function Actions({ live }: { live: Live }) {
  const verified = useSignal("");
  const table = sure(live.table.value);
  const rematch = async () => go(`/table/${(await api.rematch(table.id)).id}`);
  const share = async () => {
    await navigator.clipboard
      ?.writeText(`${location.origin}/#/replay/${table.id}`)
      .catch(() => undefined);
    notify(t("copied"));
  };
  const verify = async () => {
    const report = await api.verify(table.id).catch(() => null);
    verified.value = report
      ? t("verified", { steps: report.steps, dice: report.dice })
      : t("not-verified");
  };
  return (
    <>
      <div class="row end-actions">
        {live.mine.value.length > 0 && !table.deal && (
          <button class="button primary" onClick={rematch}>
            {t("rematch")}
          </button>
        )}
        {table.deal && (
          <a class="button primary to-deal" href={`#/deal/${table.game}/${table.deal}`}>
            {t("deal-to")}
          </a>
        )}
        <a class="button" href={`#/replay/${table.id}/0`}>
          <Icon name="play" />
          {t("replay")}
        </a>
        <a class="button" href={`#/study/${table.id}`}>
          <Icon name="eye" />
          {t("study")}
        </a>
        <button class="button" onClick={share}>
          <Icon name="share" />
          {t("share")}
        </button>
        <a
          class="button"
          href={`/api/tables/${table.id}/record`}
          download={`${table.game}-${table.id}.json`}
        >
          <Icon name="download" />
          {t("download")}
        </a>
        <button class="button" onClick={verify}>
          {t("verify-dice")}
        </button>
        <a class="button quiet" href="#/">
          {t("to-lobby")}
        </a>
      </div>
      {verified.value && (
        <p class="small" role="status">
          {verified.value}
        </p>
      )}
    </>
  );
}
