/** My tables (my turn first), open ones, finished ones, public games being played. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../core/api";
import { t, wordsOf } from "../core/language";
import type { TableInfo } from "../core/types";
import { Mark, Sure } from "../core/widgets";
import { failed, span } from "../core/faults";
import { botName, seatName } from "../table/seats";

type Lists = Record<string, TableInfo[]>;

/** The lists of tables, asked for again every few seconds. */
export function useTables(): Signal<Lists> {
  const lists = useSignal<Lists>({});
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
  return lists;
}

/** Mine, those that wait for me first. */
function mineOf(lists: Lists): TableInfo[] {
  return [...(lists.mine ?? [])].sort(
    (a, b) => Number(myTurn(b)) - Number(myTurn(a)) || b.changed - a.changed,
  );
}

/** Above everything else: the game that waits for me, and how many more do. */
export function ForMe({ lists }: { lists: Signal<Lists> }) {
  const waiting = mineOf(lists.value).filter(myTurn);
  const [next, ...more] = waiting;
  if (!next) return null;
  return (
    <a class="for-me" href={`#/table/${next.id}`}>
      <b>{t("your-turn")}</b>
      <span class="grow">
        {wordsOf(next.game).say("title")} <span class="soft">· {opponents(next)}</span>
      </span>
      {more.length > 0 && <span class="small soft">{t("more-tables", { n: more.length })}</span>}
    </a>
  );
}

export function Tables({ lists }: { lists: Signal<Lists> }) {
  const mine = mineOf(lists.value);
  const reload = (gone: string) =>
    (lists.value = { ...lists.value, mine: mine.filter((x) => x.id !== gone) });
  return (
    <div class="lists">
      <List title={t("my-tables")} tables={mine} empty={t("no-tables")} onLeft={reload} />
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

const PAGE = 8;
type ListProps = {
  title: string;
  tables: TableInfo[];
  empty: string;
  onLeft?: (id: string) => void;
};

function List({ title, tables, empty, onLeft }: ListProps) {
  const most = useSignal(PAGE);
  return (
    <section class="panel list">
      <h2>{title}</h2>
      {tables.length === 0 && <p class="small soft">{empty}</p>}
      <ul>
        {tables.slice(0, most.value).map((table) => (
          <li class={`row list-line ${myTurn(table) ? "waits" : ""}`} key={table.id}>
            <TableLine table={table} />
            {onLeft && <Leave table={table} onLeft={onLeft} />}
          </li>
        ))}
      </ul>
      {tables.length > most.value && (
        <button class="button quiet" onClick={() => (most.value += PAGE)}>
          {t("more-tables", { n: tables.length - most.value })}
        </button>
      )}
    </section>
  );
}

/** For good: alone the table goes, with others a bot plays on. */
function Leave({ table, onLeft }: { table: TableInfo; onLeft: (id: string) => void }) {
  const others = table.seats.some((s) => s.kind === "person" && !s.mine);
  const running = table.phase === "running";
  const leave = () => api.leave(table.id).then(() => onLeft(table.id), failed);
  return (
    <Sure
      label={t(others ? "leave-table" : "erase")}
      question={t(others && running ? "leave-sure" : "sure-for-good")}
      onYes={() => void leave()}
      icon={others ? "close" : "bin"}
    />
  );
}

function TableLine({ table }: { table: TableInfo }) {
  return (
    <a class="table-line" href={`#/table/${table.id}`}>
      <b class="title">{wordsOf(table.game).say("title")}</b>
      <span class="marks">
        {table.seats.map((s) => (
          <span title={seatName(s)}>
            <Mark seat={s.seat} />
          </span>
        ))}
      </span>
      <span class={`small state ${myTurn(table) ? "attention-text" : "soft"}`}>{state(table)}</span>
      <span class="small soft names">{opponents(table)}</span>
      <time class="tiny soft" dateTime={new Date(table.changed * 1000).toISOString()}>
        {table.phase !== "open" && `${howFar(table)}, `}
        {t("ago", { span: span(Date.now() / 1000 - table.changed) })}
      </time>
    </a>
  );
}

/** Which round a game is in; of one that is over or has not said it yet, how many moves it had. */
function howFar(table: TableInfo): string {
  if (table.phase === "running" && table.round !== null)
    return wordsOf(table.game).say("board-count", { n: table.round });
  return t("state-moves", { n: table.steps });
}

/** The others at the table; who share one device are all named. */
function opponents(table: TableInfo): string {
  const others = table.seats.filter((s) => !s.mine);
  return (others.length ? others : table.seats)
    .map((s) => (s.kind === "bot" ? botName(s.bot ?? "") : seatName(s)))
    .join(", ");
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
