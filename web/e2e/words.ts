/** What the pages say, in each language: tests press what a person would read. */
import { textFiles } from '../src/i18n/files.kit';
import type { Args } from '../src/i18n/phrase';
import { Translator } from '../src/i18n/translator';
import type { LANGUAGES } from './kit';

export type Tongue = (typeof LANGUAGES)[number];
export type Words = (key: string, args?: Args) => string;

const sources = (language: Tongue): string[] => [...textFiles(language).values()];

/** The sentences of a language, by their keys. */
export function words(language: Tongue): Words {
  const translator = new Translator(language, sources(language));
  return (key, args) => {
    if (!translator.has(key)) throw new Error(`there is no text ${key} in ${language}`);
    return translator.say(key, args);
  };
}

/** Letters and spaces, as far as they go on without a number, a name or another message between. */
const RUN = /[\p{L}’' ,-]{9,}/gu;

const runs = (text: string): string[] =>
  [...text.matchAll(RUN)].map(([run]) => run.trim()).filter((run) => run.includes(' '));

/** Pieces of English sentences that this language has not by itself. */
export function english(language: Tongue): string[] {
  const own = sources(language).join('\n');
  const texts = sources('en').flatMap((source) =>
    source.split('\n').map((line) => line.replace(/^\s*(\*?\[.*?\]|[\w-]+ =)/, '')),
  );
  const pieces = texts.flatMap((line) => line.split(/\{[^}]*\}?/)).flatMap(runs);
  return [...new Set(pieces)].filter((piece) => piece.length > 8 && !own.includes(piece));
}

/** Words that are in nearly every English sentence, and in none of the others that are spoken here. */
export const TELLTALE =
  /\b(the|you|your|yours|and|with|of|is|are|this|that|turn|claims?|servants?|treasures?|board)\b/i;
