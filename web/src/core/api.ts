/** The HTTP part of the protocol. */
import type { GameInfo, Json, Replay, SeatWish, StandIn, TableInfo } from "./types";

/** What is wrong with a score sheet: a key of the .ftl files, and where. */
export type Fault = { key: string; where: string; args: Record<string, string> };

/** Of what there was too much, and after how many seconds to try again (0: waiting does not help). */
export type Limit = { what: string; wait: number };

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
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const code = data.error ?? "error";
    throw new ApiError(code, data.detail ?? "", answer.status, data.fault, data.limit);
  }
  return data as T;
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
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

export type NewTable = {
  game: string;
  options: Json;
  public: boolean;
  hold?: boolean;
  stand_in?: StandIn;
  seats: SeatWish[];
};
type Rules = { markdown: string; rules: { id: string; text: string }[] };
type Source = { table: string } | { record: Json };

const query = (invite?: string | null) => (invite ? `?invite=${encodeURIComponent(invite)}` : "");

export const api = {
  games: () => cached<{ games: GameInfo[]; bots: string[] }>("/games"),
  components: (game: string) => cached<Json>(`/games/${game}/components`),
  rules: (game: string, lang: string) => cached<Rules>(`/games/${game}/rules?lang=${lang}`),
  score: (game: string, sheet: Json) => post<{ sheets: Json[] }>(`/games/${game}/score`, sheet),
  me: () => get<{ name: string }>("/me"),
  rename: (name: string) => call<{ name: string }>("PUT", "/me", { name }),
  link: () => post<{ token: string; until: number }>("/me/link"),
  logOut: () => post<{ name: string }>("/me/logout"),
  forget: () => call<{ name: string }>("DELETE", "/me"),
  restore: (token: string) => post<{ name: string }>("/me/restore", { token }),
  tables: (list: string) => get<{ tables: TableInfo[] }>(`/tables?list=${list}`),
  table: (id: string, invite?: string | null) => get<TableInfo>(`/tables/${id}${query(invite)}`),
  create: (table: NewTable) => post<TableInfo>("/tables", table),
  join: (id: string, invite: string | null, seat: number | null, name: string) =>
    post<TableInfo>(`/tables/${id}/join`, { invite, seat, name }),
  leave: (id: string) => post<TableInfo>(`/tables/${id}/leave`),
  setSeat: (id: string, seat: number, who: string) =>
    post<TableInfo>(`/tables/${id}/seats/${seat}`, { who }),
  seed: (id: string, seed: string) => post<TableInfo>(`/tables/${id}/seed`, { seed }),
  start: (id: string) => post<TableInfo>(`/tables/${id}/start`),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch`),
  verify: (id: string) =>
    get<{ steps: number; digests: number; dice: number }>(`/tables/${id}/verify`),
  replay: (id: string, seat: number | null, start: number, count: number) =>
    get<Replay>(
      `/tables/${id}/replay?start=${start}&count=${count}${seat === null ? "" : `&seat=${seat}`}`,
    ),
  replayRecord: (record: Json, seat: number | null, start: number, count: number) =>
    post<Replay>("/replay", { record, seat, start, count }),
  fork: (from: Source, step: number, seats: SeatWish[]) =>
    post<TableInfo>("/fork", { ...from, step, seats, public: false }),
};
