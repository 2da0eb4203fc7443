import { LANGUAGE_CODES, type Language } from './languages';
import type { Args, Phrase } from './phrase';
import { Translator } from './translator';

/** A translation file: what one page or one game needs. */
export type Section = string;

const files = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' });

/** What every page needs. */
const ALWAYS: Section[] = ['common', 'home', 'errors'];

const wanted = new Set<Section>(ALWAYS);
const sources = new Map<string, string>();

let translator = $state.raw<Translator>(new Translator('en', []));

async function load(language: Language): Promise<Translator> {
  const missing = [...wanted].map((section) => `./${language}/${section}.ftl`).filter((path) => !sources.has(path));
  await Promise.all(
    missing.map(async (path) => {
      const file = files[path];
      if (!file) throw new Error(`there is no translation file ${path}`);
      sources.set(path, await file());
    }),
  );
  return new Translator(
    language,
    [...wanted].map((section) => sources.get(`./${language}/${section}.ftl`) ?? ''),
  );
}

/** The language being spoken. */
export function language(): Language {
  return translator.language;
}

/** Changes the language of the whole page, at once and without losing anything. */
export async function speak(next: Language): Promise<void> {
  translator = await load(next);
  document.documentElement.lang = next;
}

/** Brings in the translation files that a page needs, before it is shown. */
export async function need(...sections: Section[]): Promise<void> {
  const before = wanted.size;
  for (const section of sections) wanted.add(section);
  if (wanted.size > before) translator = await load(translator.language);
}

/** The sentence with that key, in the language being spoken. */
export function t(key: string, args?: Args): string {
  return translator.say(key, args);
}

/** A phrase in the language being spoken. */
export function say(phrase: Phrase): string {
  return translator.say(phrase.key, phrase.args);
}

export { LANGUAGE_CODES, type Language };
