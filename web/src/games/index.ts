import type { Language } from '../i18n/languages';

/** What the rest of the client knows of a game. A new game is a folder beside this file and a line in it. */
export interface Game {
  /** Translation files of its own. */
  sections: string[];
  /** The text of its rules. */
  rules: ((language: Language) => Promise<string>) | undefined;
  /** Whether it can be played yet. */
  playable: boolean;
}

const crypt = import.meta.glob<string>('./crypt/rules/*.md', { query: '?raw', import: 'default' });

export const GAMES = {
  crypt: {
    sections: ['crypt'],
    playable: true,
    rules: async (language) => {
      const file = crypt[`./crypt/rules/${language}.md`];
      if (!file) throw new Error(`the rules of Crypt are not written in ${language}`);
      return file();
    },
  },
  dungeonville: { sections: [], playable: false, rules: undefined },
} as const satisfies Record<string, Game>;

export type GameName = keyof typeof GAMES;

export const isGame = (name: string): name is GameName => name in GAMES;
