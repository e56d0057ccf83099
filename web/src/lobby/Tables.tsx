/** My tables (my turn first), open ones, finished ones, public games being played. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../core/api";
import { t, wordsOf } from "../core/language";
import type { TableInfo } from "../core/types";
import { Mark } from "../core/widgets";
import { botName, seatName } from "../table/seats";

export function Tables() {
  const lists = useSignal<Record<string, TableInfo[]>>({});
  useEffect(() => {
    const load = async () => {
      const names = ["mine", "open", "running", "finished"];
      const answers = await Promise.all(
        names.map((n) => api.tables(n).catch(() => ({ tables: [] }))),
      );
      lists.value = Object.fromEntries(names.map((n, k) => [n, answers[k].tables]));
    };
    void load();
    const timer = setInterval(() => void load(), 8000);
    return () => clearInterval(timer);
  }, []);
  const mine = [...(lists.value.mine ?? [])].sort((a, b) => Number(myTurn(b)) - Number(myTurn(a)));
  return (
    <div class="lists">
      <List title={t("my-tables")} tables={mine} empty={t("no-tables")} />
      <List
        title={t("open-tables")}
        tables={(lists.value.open ?? []).filter((x) => !mine.some((m) => m.id === x.id))}
        empty={t("no-open-tables")}
      />
      <List
        title={t("finished-tables")}
        tables={lists.value.finished ?? []}
        empty={t("no-finished")}
      />
      {(lists.value.running ?? []).some((x) => !mine.some((m) => m.id === x.id)) && (
        <List
          title={t("running-tables")}
          tables={(lists.value.running ?? []).filter((x) => !mine.some((m) => m.id === x.id))}
          empty=""
        />
      )}
    </div>
  );
}

function myTurn(table: TableInfo): boolean {
  return table.turn !== null && (table.seats[table.turn]?.mine ?? false);
}

function List({ title, tables, empty }: { title: string; tables: TableInfo[]; empty: string }) {
  return (
    <section class="panel list">
      <h2>{title}</h2>
      {tables.length === 0 && <p class="small soft">{empty}</p>}
      <ul>
        {tables.slice(0, 8).map((table) => (
          <li>
            <TableLine table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableLine({ table }: { table: TableInfo }) {
  return (
    <a class="table-line" href={`#/table/${table.id}`}>
      <b>{wordsOf(table.game).say("title")}</b>
      <span class="marks">
        {table.seats.map((s) => (
          <span title={seatName(s)}>
            <Mark seat={s.seat} />
          </span>
        ))}
      </span>
      <span class="small soft grow names">
        {table.seats.map((s) => (s.kind === "bot" ? botName(s.bot ?? "") : seatName(s))).join(", ")}
      </span>
      <span class={`small ${myTurn(table) ? "attention-text" : "soft"}`}>{state(table)}</span>
    </a>
  );
}

function state(table: TableInfo): string {
  if (table.phase === "open") return t("state-open");
  if (table.phase === "over") {
    const mine = table.result?.sheets.find((s) => table.seats[s.seat]?.mine);
    return mine ? t("state-place", { place: mine.place, points: mine.total }) : t("state-over");
  }
  if (myTurn(table)) return t("your-turn");
  return table.turn === null ? "" : t("turn-of", { player: seatName(table.seats[table.turn]) });
}
