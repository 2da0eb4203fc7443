import type { Component } from 'svelte';
import { fetched } from '../browser/fetched';
import { need } from '../i18n/index.svelte';
import type { Language } from '../i18n/languages';
import type { Phrase } from '../i18n/phrase';
import type { SeatSheet } from '../wire/protocol';
import { cryptOptions } from './crypt/options';
import { dungeonvilleOptions } from './dungeonville/options';
import type { Happening } from '../table/log/log';
import type { GameSession } from '../table/session';

/** Something that can be chosen when a table is opened. */
export interface GameOption {
  name: string;
  label: string;
  /** A sentence on what it is about. */
  about: string;
  /** The rule that tells more. */
  rule: string;
  /** What can be chosen with so many players, the usual first; one choice is none. */
  choices: (players: number) => readonly OptionChoice[];
}

export interface OptionChoice {
  value: string;
  text: Phrase;
}

/** A table that is played at. */
export type Playing = Component<{ session: GameSession }>;

/** A moment of a table that is only watched: what the viewer knew, what had happened, and what of it just now. */
export type Watching = Component<{
  view: unknown;
  seats: readonly SeatSheet[];
  log: readonly Happening[];
  fresh: readonly Happening[];
}>;

/** What the rest of the client knows of a game. A new game is a folder beside this file and a line in it. */
export interface Game {
  /** Translation files of its own. */
  sections: string[];
  /** The text of its rules. */
  rules: (language: Language) => Promise<string>;
  /** Whether the server has a lesson for it. */
  lesson: boolean;
  options: readonly GameOption[];
  /** What it looks like, on its card. */
  picture: () => Promise<{ default: Component }>;
  /** Everything drawn for it, for those who draw. */
  art: () => Promise<{ default: Component }>;
  /** The table, with all texts that it needs. */
  table: () => Promise<{ default: Playing }>;
  /** The same for a replay. */
  watch: () => Promise<{ default: Watching }>;
}

const rules = import.meta.glob<string>('./*/rules/*.md', { query: '?raw', import: 'default' });

/** The rules of a game, in a language. */
const rulesOf = (game: string) => async (language: Language) => {
  const file = rules[`./${game}/rules/${language}.md`];
  if (!file) throw new Error(`the rules of ${game} are not written in ${language}`);
  return fetched(file);
};

/** Fetches a part of a game together with its texts. */
const withTexts = async <T>(part: () => Promise<T>, ...sections: string[]): Promise<T> => {
  const [file] = await Promise.all([fetched(part), need(...sections)]);
  return file;
};

const TABLE = ['play', 'table', 'end'];
const CRYPT = [...TABLE, 'crypt', 'crypt-log'];
const DUNGEONVILLE = [...TABLE, 'dungeonville', 'dungeonville-cards', 'dungeonville-log', 'dungeonville-table'];

export const GAMES = {
  crypt: {
    sections: ['crypt'],
    lesson: true,
    options: cryptOptions,
    picture: () => withTexts(() => import('./crypt/Picture.svelte'), 'crypt'),
    art: () => withTexts(() => import('./crypt/art/Gallery.svelte'), 'crypt'),
    table: () => withTexts(() => import('./crypt/table/Table.svelte'), ...CRYPT),
    watch: () => withTexts(() => import('./crypt/table/Watch.svelte'), ...CRYPT),
    rules: rulesOf('crypt'),
  },
  dungeonville: {
    sections: ['dungeonville', 'dungeonville-cards'],
    lesson: false,
    options: dungeonvilleOptions,
    picture: () => fetched(() => import('./dungeonville/Picture.svelte')),
    art: () => fetched(() => import('./dungeonville/art/Gallery.svelte')),
    table: () => withTexts(() => import('./dungeonville/table/Table.svelte'), ...DUNGEONVILLE),
    watch: () => withTexts(() => import('./dungeonville/table/Watch.svelte'), ...DUNGEONVILLE),
    rules: rulesOf('dungeonville'),
  },
} satisfies Record<string, Game>;

export type GameName = keyof typeof GAMES;

/** In the order they are shown in. */
export const GAME_NAMES = Object.keys(GAMES) as GameName[];

export const isGame = (name: string): name is GameName => Object.hasOwn(GAMES, name);
