/** The texts of the pages in each language, so that tests can press buttons by their labels. */
import { textFiles } from '../../src/i18n/files.kit';
import type { Args } from '../../src/i18n/phrase';
import { Translator } from '../../src/i18n/translator';
import type { LANGUAGES } from './test';

export type Language = (typeof LANGUAGES)[number];
export type Words = (key: string, args?: Args) => string;

const sources = (language: Language): string[] => [...textFiles(language).values()];

/** The texts of a language by key. */
export function words(language: Language): Words {
  const translator = new Translator(language, sources(language));
  return (key, args) => {
    if (!translator.has(key)) throw new Error(`no text ${key} in ${language}`);
    return translator.say(key, args);
  };
}

/** A run of letters and spaces, without a number or a placeholder. */
const RUN = /[\p{L}’' ,-]{9,}/gu;

const runs = (text: string): string[] =>
  [...text.matchAll(RUN)].map(([run]) => run.trim()).filter((run) => run.includes(' '));

/** Pieces of English sentences that this language's own texts don't have. */
export function english(language: Language): string[] {
  const own = sources(language).join('\n');
  const texts = sources('en').flatMap((source) =>
    source.split('\n').map((line) => line.replace(/^\s*(\*?\[.*?\]|[\w-]+ =)/, '')),
  );
  const pieces = texts.flatMap((line) => line.split(/\{[^}]*\}?/)).flatMap(runs);
  return [...new Set(pieces)].filter((piece) => piece.length > 8 && !own.includes(piece));
}

/** Words that are in nearly every English sentence, and in no other language of the client. */
export const ENGLISH_WORDS =
  /\b(the|you|your|yours|and|with|of|is|are|this|that|turn|claims?|servants?|treasures?|board)\b/i;
