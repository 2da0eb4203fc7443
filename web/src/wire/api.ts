/** What is asked over plain HTTP: people, lists of tables, finished games, results. */
import type { Happening } from './log';
import type { ClockSetting, LevelName, Phase, Seat, Sheet, Visibility } from './protocol';

/** Why a request failed: the server's word for it, or `offline` if there was no server. */
export interface Problem {
  code: string;
  /** Seconds to wait before trying again, where the server says so. */
  wait?: number;
}

export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export interface Me {
  id: string;
  name: string;
  account: boolean;
}

export interface GameInfo {
  name: string;
  least: number;
  most: number;
  options: { name: string; values: string }[];
  ranks: number;
}

export type NewSeat = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: LevelName };

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  clock?: ClockSetting;
  visibility?: Visibility;
  rated?: boolean;
}

/** Who sits on a seat of a table in a list. */
export type Sitter = { kind: 'open' } | { kind: 'bot'; level: string } | { kind: 'person'; name: string };

export interface TableInfo {
  table: string;
  updated: number;
  game: string;
  phase: Phase;
  seats: Sitter[];
  /** The reader's seat, among their own tables. */
  you?: string;
  awaiting: string[];
  clock: ClockSetting;
  rated: boolean;
}

export interface PastGame {
  table: string;
  game: string;
  players: number;
  at: number;
  place: number;
  score: number;
  resigned: boolean;
  rank: number | null;
  change: number | null;
}

export interface History {
  games: PastGame[];
  next: string | null;
}

export interface Best {
  person: string;
  name: string;
  rating: number;
  games: number;
}

export interface BestAlone {
  person: string;
  name: string;
  score: number;
  rank: number | null;
  table: string;
  at: number;
}

export interface OwnRating {
  game: string;
  players: number;
  rating: number;
  games: number;
}

/** How a seat of a finished game came out. */
export interface SeatResult {
  /** The seat, counted from 0. */
  seat: number;
  place: number;
  score: number;
  resigned: boolean;
  /** Before and after, if the game counted. */
  rating: [number, number] | null;
}

/** A moment of a finished game, as one viewer saw it. */
export interface Scene {
  version: number;
  at: number;
  log: Happening[];
  view: unknown;
}

/** A work of others that the program includes, with its licences. */
export interface Notice {
  /** Whether it is compiled into the server, or bundled for the browser. */
  kind: 'crate' | 'npm';
  name: string;
  version: string;
  license: string;
  url: string;
  texts: string[];
}

/** A moment of a finished game to play on from. */
export interface Moment {
  version: number;
  seat: Seat;
  level: LevelName;
}

const PATIENCE = 20_000;

async function ask<T>(method: string, path: string, body?: unknown): Promise<Result<T>> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await answer.text();
    const value: unknown = text === '' ? null : JSON.parse(text);
    return answer.ok ? { ok: true, value: value as T } : { ok: false, problem: problem(answer, value) };
  } catch (error) {
    // A proxy that answers with a page of its own is no server of ours.
    return { ok: false, problem: { code: error instanceof SyntaxError ? 'unavailable' : 'offline' } };
  }
}

function problem(answer: Response, value: unknown): Problem {
  const code = typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : 'unavailable';
  const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(wait) ? { code, wait } : { code };
}

const part = encodeURIComponent;

export const api = {
  me: () => ask<Me | null>('GET', '/api/me'),
  guest: (name: string) => ask<Me>('POST', '/api/guest', { name }),
  rename: (name: string) => ask<Me>('POST', '/api/name', { name }),
  register: (name: string, password: string) => ask<Me>('POST', '/api/register', { name, password }),
  login: (name: string, password: string) => ask<Me>('POST', '/api/login', { name, password }),
  logout: () => ask<null>('POST', '/api/logout'),
  password: (old: string, fresh: string) => ask<Me>('POST', '/api/password', { old, new: fresh }),
  history: (before?: string) => ask<History>('GET', before ? `/api/history?before=${part(before)}` : '/api/history'),
  preferences: () => ask<Record<string, unknown>>('GET', '/api/preferences'),
  prefer: (preferences: Record<string, unknown>) => ask<null>('PUT', '/api/preferences', preferences),
  mutes: () => ask<string[]>('GET', '/api/mutes'),
  mute: (person: string) => ask<null>('PUT', `/api/mutes/${part(person)}`),
  unmute: (person: string) => ask<null>('DELETE', `/api/mutes/${part(person)}`),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  lobby: () => ask<TableInfo[]>('GET', '/api/tables'),
  mine: () => ask<TableInfo[]>('GET', '/api/mine'),
  create: (table: NewTable) => ask<{ table: string }>('POST', '/api/tables', table),
  rematch: (table: string) => ask<{ table: string }>('POST', `/api/tables/${part(table)}/rematch`),
  lesson: (game: string) => ask<{ table: string }>('POST', `/api/lessons/${part(game)}`, {}),
  table: (table: string) => ask<Sheet>('GET', `/api/tables/${part(table)}`),
  replay: (table: string, as: string) => ask<Scene[]>('GET', `/api/tables/${part(table)}/replay?as=${part(as)}`),
  branch: (table: string, moment: Moment) =>
    ask<{ table: string }>('POST', `/api/tables/${part(table)}/branch`, moment),
  results: (table: string) => ask<SeatResult[]>('GET', `/api/tables/${part(table)}/results`),
  ratings: () => ask<OwnRating[]>('GET', '/api/ratings'),
  best: (game: string, players: number) => ask<Best[]>('GET', `/api/ratings/${part(game)}/${players}`),
  licenses: () => ask<Notice[]>('GET', '/licenses.json'),
  bestAlone: (game: string) => ask<BestAlone[]>('GET', `/api/solo/${part(game)}`),
};

/** What the server says of a game. */
export async function gameInfo(name: string): Promise<Result<GameInfo>> {
  const answer = await api.games();
  if (!answer.ok) return answer;
  const value = answer.value.find((game) => game.name === name);
  return value ? { ok: true, value } : { ok: false, problem: { code: 'notFound' } };
}
