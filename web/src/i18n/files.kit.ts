/** The translation files, read from disk; for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Language } from './languages';
import { Translator } from './translator';

const source = new URL('../', import.meta.url);
const games = readdirSync(new URL('games/', source), { withFileTypes: true }).filter((entry) => entry.isDirectory());
/** The folders of a language: the shared texts, and those of each game. */
const folders = (language: Language) =>
  [`i18n/${language}/`, ...games.map(({ name }) => `games/${name}/texts/${language}/`)].map(
    (path) => new URL(path, source),
  );

/** The text of every translation file of a language, by its section. */
export function textFiles(language: Language): Map<string, string> {
  const files = folders(language).flatMap((folder) => readdirSync(folder).map((file) => new URL(file, folder)));
  return new Map(files.map((file) => [basename(file.pathname, '.ftl'), readFileSync(file, 'utf8')]));
}

/** A translator with some sections of a language. */
export function translatorWith(language: Language, ...sections: string[]): Translator {
  const files = textFiles(language);
  return new Translator(
    language,
    sections.map((section) => {
      const text = files.get(section);
      if (text === undefined) throw new Error(`there is no translation file ${section}.ftl in ${language}`);
      return text;
    }),
  );
}
