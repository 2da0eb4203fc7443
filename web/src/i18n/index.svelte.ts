import { fetched } from '../browser/fetched';
import { LANGUAGE_CODES, type Language } from './languages';
import type { Args, Phrase } from './phrase';
import { Translator } from './translator';

/** The name of a translation file: the texts of one page or one game. */
export type Section = string;

/** Loaders of the shared texts, and of each game's texts, which are in the game's folder. */
const files = import.meta.glob<string>(
  ['./*/*.ftl', '../games/*/texts/*/*.ftl', '!./*/{common,errors,home}.ftl', '!../games/*/texts/*/*-card.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
);
const byName = new Map(Object.entries(files).map(([path, file]) => [path.split('/').slice(-2).join('/'), file]));

/** The sections that every page needs. */
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
/** The sections that are loaded, by language. */
const loaded = new Map<Language, Set<Section>>();
const translators = new Map<Language, Translator>();

/** Rises when texts have been loaded. Only a text that was missing depends on it, so that new files don't redraw the rest of the page. */
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
  const sections = loaded.get(language) ?? new Set();
  loaded.set(language, sections);
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

/** Loads the missing sections of the chosen language, then switches to it. If another language was chosen meanwhile, waits for that one. */
function refresh(): Promise<void> {
  const requested = chosen;
  const request = load(requested).then((next) => {
    if (requested !== chosen) return latest;
    translator = next;
    arrivals += 1;
    return undefined;
  });
  latest = request;
  // A failure is reported to its own caller, not to later ones.
  request.catch(() => {
    if (latest === request) latest = Promise.resolve();
  });
  return request;
}

/** The current language. */
export function language(): Language {
  return translator.language;
}

/** Changes the language of the whole page, without a reload. If that fails, the language stays as it is. */
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

/** Loads the translation files that a page needs, before it is shown. */
export async function need(...sections: Section[]): Promise<void> {
  const fresh = sections.filter((section) => !wanted.has(section));
  if (fresh.length === 0) return sections.every((section) => loaded.get(chosen)?.has(section)) ? undefined : latest;
  for (const section of fresh) wanted.add(section);
  try {
    await refresh();
  } catch (error) {
    // A section that can't be loaded must not block the next language.
    for (const section of fresh) wanted.delete(section);
    throw error;
  }
}

/** The text with that key, in the current language. */
export function t(key: string, args?: Args): string {
  return translator.say(key, args);
}

/** A phrase in the current language. */
export function say(phrase: Phrase): string {
  return translator.say(phrase.key, phrase.args);
}

export { LANGUAGE_CODES, type Language };
