/** The games of this client: every folder here with a `game.ts`. The server decides which of them are offered. */
import { fetched } from '../browser/fetched';
import type { Language } from '../i18n/languages';
import { name as verbatim, type Phrase } from '../i18n/phrase';
import type { Game } from './game';

export type { Game, NamedCard, Playing, RulesHelp, Replayed } from './game';

const folderOf = (path: string): string => path.split('/')[1] ?? '';

/** A toy game is left out of the build, except for tests. */
const found = import.meta.glob<Game | undefined>('./*/game.ts', { eager: true, import: 'default' });
const games = new Map(Object.entries(found).flatMap(([path, game]) => (game ? [[folderOf(path), game] as const] : [])));

/** A game by its name; undefined if this client does not know it. */
export const gameOf = (name: string): Game | undefined => games.get(name);

export const GAME_NAMES: readonly string[] = [...games.keys()];

type TableParts = Awaited<ReturnType<Game['table']>>;
type CastParts = Awaited<ReturnType<Game['cast']>>;
const tables = new Map<string, Promise<[TableParts, CastParts]>>();

/** The code and texts of a game's table. They are loaded once; if that fails, they are loaded again the next time. */
export function tableOf(name: string): Promise<[TableParts, CastParts]> {
  const game = games.get(name);
  const known = tables.get(name);
  if (known || !game) return known ?? Promise.reject(new Error(`no game is called ${name}`));
  const parts = Promise.all([game.table(), game.cast()]);
  tables.set(name, parts);
  parts.catch(() => tables.delete(name));
  return parts;
}

/** Loads the code and texts of a game's table ahead of time. If that fails, the table tries again. */
export const preloadTable = (name: string): Promise<void> =>
  tableOf(name).then(
    () => undefined,
    () => undefined,
  );

/** The name of a game. */
export const gameName = (name: string): Phrase => (games.has(name) ? { key: `${name}-name` } : verbatim(name));

const rules = import.meta.glob<string>('./*/rules/*.md', { query: '?raw', import: 'default' });

/** The rules of a game, in a language. */
export async function rulesOf(game: string, language: Language): Promise<string> {
  const file = rules[`./${game}/rules/${language}.md`];
  if (!file) throw new Error(`no rules of ${game} in ${language}`);
  return fetched(file);
}

const summaries = import.meta.glob<string>('./*/rules/summary/*.md', { query: '?raw', import: 'default' });

/** The rules of a game on one page, in a language. */
export async function summaryOf(game: string, language: Language): Promise<string> {
  const file = summaries[`./${game}/rules/summary/${language}.md`];
  if (!file) throw new Error(`no summary of ${game} in ${language}`);
  return fetched(file);
}

/** The link to a rule of a game. */
export const ruleHref = (game: string, rule: string): string => `/rules/${game}#${rule}`;
