/** The HTTP part of the protocol. */
import type {
  BotAccounts,
  ErrorAnswer,
  Fault,
  Fork,
  Facts,
  Form,
  Games,
  Json,
  Judgement,
  KeptSet,
  Limit,
  Link,
  ListeningBots,
  Myself,
  NewTable,
  NewToken,
  OpenedSet,
  Replay,
  Rules,
  SeatWish,
  SetInfos,
  Sheets,
  TableInfo,
  Tables,
  Typed,
  Verified,
} from "./types";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly status: number,
    readonly fault: Fault | null = null,
    readonly limit: Limit | null = null,
  ) {
    super(detail || code);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError("offline", "", 0);
  }
  const data: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const { error, detail, fault, limit } = data as Partial<ErrorAnswer>;
    throw new ApiError(error ?? "error", detail ?? "", answer.status, fault, limit);
  }
  return data as T;
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
export const put = <T>(path: string, body: unknown) => call<T>("PUT", path, body);
export const drop = <T>(path: string) => call<T>("DELETE", path);
const once = new Map<string, Promise<unknown>>();

/** Ask once, remember the answer; a failure is asked again. */
function cached<T>(path: string): Promise<T> {
  let answer = once.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = get<T>(path);
    once.set(path, answer);
    answer.catch(() => once.delete(path));
  }
  return answer;
}

export type KeepSet = { game: string; name: string; changes: Json };
type Source = Pick<Fork, "table"> | Pick<Fork, "record">;

const query = (invite?: string | null) => (invite ? `?invite=${encodeURIComponent(invite)}` : "");

export const api = {
  games: () => cached<Games>("/games"),
  components: (game: string) => cached<Json>(`/games/${game}/components`),
  shipped: (game: string) => cached<Json>(`/games/${game}/components?set=shipped`),
  tableFacts: (id: string, invite?: string | null) =>
    cached<Facts>(`/tables/${id}/components${query(invite)}`),
  judge: (game: string, changes: Json, lang: string) =>
    post<Judgement>(`/games/${game}/judge?lang=${lang}`, { changes }),
  unpack: (game: string, changes: Json | null, lang: string) =>
    post<Typed>(`/games/${game}/unpack?lang=${lang}`, { changes }),
  sets: (game: string) => get<SetInfos>(`/sets?game=${game}`),
  openSet: (id: string, lang: string) => get<OpenedSet>(`/sets/${id}?lang=${lang}`),
  keepSet: (id: string | null, set: KeepSet, lang: string) =>
    call<KeptSet>(id ? "PUT" : "POST", `/sets${id ? `/${id}` : ""}?lang=${lang}`, set),
  removeSet: (id: string) => call<SetInfos>("DELETE", `/sets/${id}`),
  rules: (game: string, lang: string) => cached<Rules>(`/games/${game}/rules?lang=${lang}`),
  form: (game: string) => cached<Form>(`/games/${game}/form`),
  score: (game: string, sheet: Json) => post<Sheets>(`/games/${game}/score`, sheet),
  me: () => get<Myself>("/me"),
  rename: (name: string) => call<Myself>("PUT", "/me", { name }),
  link: () => post<Link>("/me/link"),
  logOut: () => post<Myself>("/me/logout"),
  forget: () => call<Myself>("DELETE", "/me"),
  restore: (token: string) => post<Myself>("/me/restore", { token }),
  bots: () => get<BotAccounts>("/me/bots"),
  newBot: (name: string) => post<NewToken>("/me/bots", { name }),
  newToken: (bot: string) => post<NewToken>(`/me/bots/${bot}/token`),
  removeBot: (bot: string) => call<BotAccounts>("DELETE", `/me/bots/${bot}`),
  listening: () => get<ListeningBots>("/bots"),
  challenge: (id: string, bot: string) => post<TableInfo>(`/tables/${id}/challenge`, { bot }),
  tables: (list: string) => get<Tables>(`/tables?list=${list}`),
  table: (id: string, invite?: string | null) => get<TableInfo>(`/tables/${id}${query(invite)}`),
  create: (table: NewTable) => post<TableInfo>("/tables", table),
  join: (id: string, invite: string | null, seat: number | null, name: string) =>
    post<TableInfo>(`/tables/${id}/join`, { invite, seat, name, ready: false }),
  ready: (id: string, ready: boolean) => post<TableInfo>(`/tables/${id}/ready`, { ready }),
  leave: (id: string) => post<TableInfo>(`/tables/${id}/leave`),
  setSeat: (id: string, seat: number, who: string) =>
    post<TableInfo>(`/tables/${id}/seats/${seat}`, { who }),
  seed: (id: string, seed: string) => post<TableInfo>(`/tables/${id}/seed`, { seed }),
  start: (id: string) => post<TableInfo>(`/tables/${id}/start`),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch`),
  verify: (id: string) => get<Verified>(`/tables/${id}/verify`),
  replay: (id: string, seat: number | null, start: number, count: number) =>
    get<Replay>(
      `/tables/${id}/replay?start=${start}&count=${count}${seat === null ? "" : `&seat=${seat}`}`,
    ),
  replayRecord: (record: Json, seat: number | null, start: number, count: number) =>
    post<Replay>("/replay", { record, seat, start, count }),
  fork: (from: Source, step: number, seats: SeatWish[]) =>
    post<TableInfo>("/fork", { ...from, step, seats, public: false }),
};
