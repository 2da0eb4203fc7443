import type { Component } from 'svelte';
import type { Language } from '../i18n/languages';
import type { Phrase } from '../i18n/phrase';
import type { TableSession } from '../wire/tableSession.svelte';
import { cryptOptions } from './crypt/options';

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

/** What the rest of the client knows of a game. A new game is a folder beside this file and a line in it. */
export interface Game {
  /** Translation files of its own. */
  sections: string[];
  /** The text of its rules. */
  rules: ((language: Language) => Promise<string>) | undefined;
  /** Whether it can be played yet. */
  playable: boolean;
  options: readonly GameOption[];
  /** What is shown while the game is played and when it is over; it has its own hints. */
  table: (() => Promise<{ default: Component<{ session: TableSession }> }>) | undefined;
}

const crypt = import.meta.glob<string>('./crypt/rules/*.md', { query: '?raw', import: 'default' });

export const GAMES = {
  crypt: {
    sections: ['crypt'],
    playable: true,
    options: cryptOptions,
    table: () => import('./PlainTable.svelte'),
    rules: async (language) => {
      const file = crypt[`./crypt/rules/${language}.md`];
      if (!file) throw new Error(`the rules of Crypt are not written in ${language}`);
      return file();
    },
  },
  dungeonville: { sections: [], playable: false, rules: undefined, options: [], table: undefined },
} satisfies Record<string, Game>;

export type GameName = keyof typeof GAMES;

export const isGame = (name: string): name is GameName => name in GAMES;
