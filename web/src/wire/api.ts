/** The HTTP API: people, lists of tables, finished games, results. */
import type {
  BranchPoint,
  Credentials,
  GameInfo,
  History,
  LeaderboardEntry,
  Lobby,
  Me,
  NameRequest,
  NewTable,
  OpenedTable,
  OwnRating,
  PasswordChange,
  PoolInfo,
  ProblemCode,
  SeatResult,
  SoloLeaderboardEntry,
  TableInfo,
} from './http';
import { PROBLEM_CODES } from './http';
import { isOurProtocol } from './outdated.svelte';
import type { Frame, PersonId, Sheet, TableId } from './protocol';

/** Why a request failed: the server's code, or `offline` if no server answered. */
export interface Problem {
  code: ProblemCode | 'offline';
  /** Seconds to wait before trying again, where the server says so. */
  wait?: number;
}

export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** A third-party package that the program includes, with its licences. */
export interface Notice {
  /** Whether it is compiled into the server, or bundled for the browser. */
  kind: 'crate' | 'npm';
  name: string;
  version: string;
  license: string;
  url: string;
  texts: string[];
}

const TIMEOUT = 20_000;

/** The header with the server's protocol version. */
const VERSION = 'gravegoods-protocol';

/** Sends a request. Its answer has the type that the server's protocol version promises. */
async function request<T>(method: string, path: string, body?: object): Promise<Result<T>> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const version = answer.headers.get(VERSION);
    if (version !== null && !isOurProtocol(Number(version))) return { ok: false, problem: { code: 'unavailable' } };
    const text = await answer.text();
    const value: unknown = text === '' ? null : JSON.parse(text);
    return answer.ok ? { ok: true, value: value as T } : { ok: false, problem: problem(answer, value) };
  } catch (error) {
    // An answer that is not JSON is from a proxy, not from our server.
    return { ok: false, problem: { code: error instanceof SyntaxError ? 'unavailable' : 'offline' } };
  }
}

function problem(answer: Response, value: unknown): Problem {
  const found = typeof value === 'object' && value !== null && 'code' in value ? value.code : undefined;
  const code = PROBLEM_CODES.find((one) => one === found) ?? 'unavailable';
  const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(wait) ? { code, wait } : { code };
}

const part = encodeURIComponent;

export const api = {
  me: () => request<Me | null>('GET', '/api/me'),
  guest: (name: string) => request<Me>('POST', '/api/guest', { name } satisfies NameRequest),
  rename: (name: string) => request<Me>('POST', '/api/name', { name } satisfies NameRequest),
  register: (name: string, password: string) =>
    request<Me>('POST', '/api/register', { name, password } satisfies Credentials),
  login: (name: string, password: string) =>
    request<Me>('POST', '/api/login', { name, password } satisfies Credentials),
  logout: () => request<null>('POST', '/api/logout'),
  password: (old: string, fresh: string) =>
    request<Me>('POST', '/api/password', { old, new: fresh } satisfies PasswordChange),
  history: (before?: string) =>
    request<History>('GET', before ? `/api/history?before=${part(before)}` : '/api/history'),
  preferences: () => request<Record<string, unknown>>('GET', '/api/preferences'),
  prefer: (preferences: Record<string, unknown>) => request<null>('PUT', '/api/preferences', preferences),
  mutes: () => request<PersonId[]>('GET', '/api/mutes'),
  mute: (person: string) => request<null>('PUT', `/api/mutes/${part(person)}`),
  unmute: (person: string) => request<null>('DELETE', `/api/mutes/${part(person)}`),
  games: () => request<GameInfo[]>('GET', '/api/games'),
  lobby: (after?: string) => request<Lobby>('GET', after ? `/api/tables?after=${part(after)}` : '/api/tables'),
  mine: () => request<TableInfo[]>('GET', '/api/mine'),
  create: (table: NewTable) => request<OpenedTable>('POST', '/api/tables', table),
  rematch: (table: TableId) => request<OpenedTable>('POST', `/api/tables/${part(table)}/rematch`),
  lesson: (game: string) => request<OpenedTable>('POST', `/api/lessons/${part(game)}`, {}),
  table: (table: TableId) => request<Sheet>('GET', `/api/tables/${part(table)}`),
  replay: (table: TableId, as: string) => request<Frame[]>('GET', `/api/tables/${part(table)}/replay?as=${part(as)}`),
  branch: (table: TableId, moment: BranchPoint) =>
    request<OpenedTable>('POST', `/api/tables/${part(table)}/branch`, moment),
  results: (table: TableId) => request<SeatResult[]>('GET', `/api/tables/${part(table)}/results`),
  ratings: () => request<OwnRating[]>('GET', '/api/ratings'),
  best: (game: string, { variant, players }: PoolInfo) =>
    request<LeaderboardEntry[]>('GET', `/api/ratings/${part(game)}/${players}?variant=${part(variant)}`),
  licenses: () => request<Notice[]>('GET', '/licenses.json'),
  bestAlone: (game: string, { variant, players }: PoolInfo) =>
    request<SoloLeaderboardEntry[]>('GET', `/api/solo/${part(game)}?variant=${part(variant)}&players=${players}`),
};
