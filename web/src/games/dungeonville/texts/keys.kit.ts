/** The names in the built-in card set, read from its file; for tests. */
import { readFileSync } from 'node:fs';
import { textsOf } from '../../../table/lesson/steps';
import { chapters } from '../lesson/steps';

const crate = new URL('../../../../../crates/dungeonville/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, crate), 'utf8');

const set = read('cards/house.toml');
const two = (number: number) => String(number).padStart(2, '0');
const names = (text: string) => [...text.matchAll(/^ {2}\{.*\bname = "([^"]*)"/gm)].map((match) => match[1] ?? '');

/** Every adventurer's name by key. */
const adventurers = [...set.matchAll(/^ {2}\{ rank = (\d+), name = "([^"]*)"/gm)].map(
  ([, rank, name]) => [`adventurer-${two(Number(rank))}`, name ?? ''] as const,
);

/** Every room's name by key; a deck ends at a line that begins with a bracket. */
const rooms = [...set.slice(set.indexOf('[rooms]')).matchAll(/^([a-z-]+) = \[\n([^]*?)^\]/gm)].flatMap(
  ([, tower, deck]) => names(deck ?? '').map((name, index) => [`room-${tower ?? ''}-${two(index + 1)}`, name] as const),
);

/** The keys and English names of one list in the rules. */
function words(list: string): (readonly [string, string])[] {
  const text = read('src/vocabulary/word.rs');
  const from = text.indexOf(`    ${list} as "`);
  const body = text.slice(from, text.indexOf('\n}', from));
  return [...body.matchAll(/^ {4}\w+ = "([^"]+)", "([^"]+)";/gm)].map(
    ([, key, name]) => [`${list.toLowerCase()}-${key ?? ''}`, (name ?? '').replace("'", '’')] as const,
  );
}

const items = words('Item');

/** English names by key, for each prefix of keys. */
export const SET_NAMES: Record<string, readonly (readonly [string, string])[]> = {
  'tower-': words('Tower'),
  'class-': words('Class'),
  'colour-': words('Colour'),
  'place-': words('Place'),
  'item-': items,
  'adventurer-': adventurers,
  'room-': rooms,
};

/** The keys of the card set for each prefix; items also have a sentence about their power. */
export const CARD_KEYS: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(SET_NAMES).map(([prefix, named]) => {
    const keys = named.map(([key]) => key);
    return [prefix, prefix === 'item-' ? keys.flatMap((key) => [key, `${key}-power`]) : keys];
  }),
);

const lesson = textsOf(chapters);

/** All keys that are built from data, for each prefix. */
export const KEYS: Record<string, readonly string[]> = {
  ...CARD_KEYS,
  'dungeonville-lesson': ['dungeonville-lesson'],
  'dungeonville-step-': lesson.filter((key) => key.startsWith('dungeonville-step-')),
  'dungeonville-task-': lesson.filter((key) => key.startsWith('dungeonville-task-')),
};
