import { fetched } from '../browser/fetched';
import { LANGUAGE_CODES, type Language } from './languages';
import type { Args, Phrase } from './phrase';
import { Translator } from './translator';

/** A translation file: what one page or one game needs. */
export type Section = string;

/** The shared texts, and those of each game, which are in the game's own folder. */
const files = import.meta.glob<string>(
  ['./*/*.ftl', '../games/*/texts/*/*.ftl', '!./*/{common,errors,home}.ftl', '!../games/*/texts/*/*-card.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
);
const byName = new Map(Object.entries(files).map(([path, file]) => [path.split('/').slice(-2).join('/'), file]));

/** What every page needs. */
const ALWAYS = ['common', 'errors', 'home', 'cards'] as const satisfies Section[];
const always = import.meta.glob<Record<(typeof ALWAYS)[number], string>>('./always/*.ts', { import: 'default' });

/** Reads a translation file. */
async function read(language: Language, section: Section): Promise<string> {
  const common = ALWAYS.find((name) => name === section);
  const together = always[`./always/${language}.ts`];
  if (common && together) return (await fetched(together))[common];
  const file = byName.get(`${language}/${section}.ftl`);
  if (!file) throw new Error(`there is no translation file ${language}/${section}.ftl`);
  return fetched(file);
}

const wanted = new Set<Section>(ALWAYS);
/** The files each language has by now. */
const had = new Map<Language, Set<Section>>();
const translators = new Map<Language, Translator>();

/** Rises when sentences arrive. Only a sentence that was missing listens to it, so that new files leave what stands on the page alone. */
let arrivals = $state(0);
let translator = $state.raw(translatorOf('en'));

function translatorOf(language: Language): Translator {
  const known = translators.get(language);
  if (known) return known;
  const fresh = new Translator(language, [], () => void arrivals);
  translators.set(language, fresh);
  return fresh;
}

async function load(language: Language): Promise<Translator> {
  const sections = had.get(language) ?? new Set();
  had.set(language, sections);
  const target = translatorOf(language);
  const missing = [...wanted].filter((section) => !sections.has(section));
  const sources = await Promise.all(missing.map((section) => read(language, section)));
  missing.forEach((section, nth) => {
    if (sections.has(section)) return;
    sections.add(section);
    target.add(sources[nth] ?? '');
  });
  return target;
}

let chosen: Language = 'en';
let latest: Promise<void> = Promise.resolve();

/** Speaks the chosen language with all that is wanted by now; whoever asked for another waits for the latest answer. */
function refresh(): Promise<void> {
  const asked = chosen;
  const mine = load(asked).then((next) => {
    if (asked !== chosen) return latest;
    translator = next;
    arrivals += 1;
    return undefined;
  });
  latest = mine;
  // What failed once is told to those who asked for it, not to whoever comes later.
  mine.catch(() => {
    if (latest === mine) latest = Promise.resolve();
  });
  return mine;
}

/** The language being spoken. */
export function language(): Language {
  return translator.language;
}

/** Changes the language of the whole page, at once and without losing anything; it stays as it is if that fails. */
export async function speak(next: Language): Promise<void> {
  const before = chosen;
  chosen = next;
  try {
    await refresh();
  } catch (error) {
    if (chosen === next) chosen = before;
    throw error;
  }
}

/** Brings in the translation files that a page needs, before it is shown. */
export async function need(...sections: Section[]): Promise<void> {
  const fresh = sections.filter((section) => !wanted.has(section));
  if (fresh.length === 0) return sections.every((section) => had.get(chosen)?.has(section)) ? undefined : latest;
  for (const section of fresh) wanted.add(section);
  try {
    await refresh();
  } catch (error) {
    // What can't be had must not stand in the way of the next language.
    for (const section of fresh) wanted.delete(section);
    throw error;
  }
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
