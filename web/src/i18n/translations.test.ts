import { readdirSync, readFileSync } from 'node:fs';
import { parse as parseFluent, type Message, type Pattern } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { sightKey } from '../table/log/sentences';
import { kebab } from '../wire/variant';
import { PALETTES, SPEEDS, THEMES } from '../person/settings.svelte';
import { BOT_PACES, PIECE_COLOURS } from '../wire/protocol';
import { textFiles } from './files.kit';
import { LANGUAGE_CODES, type Language } from './languages';

/** The words of a game's generated types that have texts. */
interface GameWords {
  SIGHT_NAMES: readonly string[];
  REFUSAL_NAMES: readonly string[];
  OPTIONS: Readonly<Record<string, readonly string[]>>;
}
const wires = import.meta.glob<GameWords>('../games/*/wire.ts', { eager: true });

/** The other keys that a game builds from data: all possible ones, by prefix. */
const ownKeys = import.meta.glob<Record<string, readonly string[]>>('../games/*/texts/keys.kit.ts', {
  eager: true,
  import: 'KEYS',
});

const here = (path: string) => new URL(path, import.meta.url);

/** Every message of a language, by key. */
function messages(language: Language): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const [section, text] of textFiles(language)) {
    for (const entry of parseFluent(text, {}).body) {
      if (entry.type === 'Junk') throw new Error(`${language}/${section}.ftl can't be read: ${entry.content}`);
      if (entry.type !== 'Message') continue;
      if (found.has(entry.id.name)) throw new Error(`${language} has two messages ${entry.id.name}`);
      found.set(entry.id.name, entry);
    }
  }
  return found;
}

const all = new Map(LANGUAGE_CODES.map((language) => [language, messages(language)]));
const english = all.get('en') ?? new Map<string, Message>();

/** Every node of that type in a tree. */
function nodes(tree: unknown, type: string): Record<string, unknown>[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const inside = Object.values(tree).flatMap((value) => nodes(value, type));
  return 'type' in tree && tree.type === type ? [tree as Record<string, unknown>, ...inside] : inside;
}

const idOf = (node: Record<string, unknown>) => (node['id'] as { name: string }).name;

/** The variables that a message needs, including those of messages it refers to. */
function variables(of: Map<string, Message>, value: Pattern | null): string[] {
  const own = nodes(value, 'VariableReference').map(idOf);
  const within = nodes(value, 'MessageReference').flatMap((node) => variables(of, of.get(idOf(node))?.value ?? null));
  return [...new Set([...own, ...within])].sort();
}

describe.each(LANGUAGE_CODES.filter((language) => language !== 'en'))('%s', (language) => {
  const own = all.get(language) ?? new Map<string, Message>();

  test('has the same files as English', () => {
    expect([...textFiles(language).keys()].sort()).toEqual([...textFiles('en').keys()].sort());
  });

  test('has the same messages as English', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('uses the same variables in each message', () => {
    const different = [...english].filter(
      ([key, message]) =>
        String(variables(english, message.value)) !== String(variables(own, own.get(key)?.value ?? null)),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  test('has the same variants, except plurals', () => {
    const cases = (message: Message | undefined) =>
      [
        ...new Set(
          nodes(message?.value, 'Variant')
            .map(({ key }) => key as { type: string; name?: string })
            .flatMap(({ type, name }) => (type === 'Identifier' && name ? [name] : []))
            .filter((name) => !['one', 'other'].includes(name)),
        ),
      ].sort();
    // Greek has its own letters for the sides of collectors.
    const exceptions = language === 'el' ? ['crypt-side', 'crypt-collector'] : [];
    const different = [...english.keys()].filter(
      (key) => String(cases(english.get(key))) !== String(cases(own.get(key))),
    );
    expect(different.filter((key) => !exceptions.includes(key))).toEqual([]);
  });
});

test('Greek texts have no Latin letters', () => {
  // The product, a game and a key on the keyboard keep their names.
  const names = /Gravegoods|Dungeonville|Enter/g;
  const latin = [...(all.get('el') ?? [])].filter(([, message]) =>
    nodes(message.value, 'TextElement').some(({ value }) => /[A-Za-z]/.test(String(value).replace(names, ''))),
  );
  expect(latin.map(([key]) => key)).toEqual([]);
});

test('French has a no-break space at double punctuation marks', () => {
  const signs = /[^\u00a0][:;!?»](?=\s|$)|^[:;!?»](?=\s|$)|«[^\u00a0]/;
  const wrong = [...(all.get('fr') ?? [])].filter(([, message]) =>
    nodes(message.value, 'TextElement').some(({ value }) => signs.test(String(value))),
  );
  // The mark of a Jester is not a sentence.
  expect(wrong.map(([key]) => key)).toEqual(['dungeonville-no-letter']);
});

/** The texts of a language by key, without what is filled in. */
const words = (language: Language): [key: string, text: string][] =>
  [...(all.get(language) ?? [])].map(([key, message]) => [
    key,
    nodes(message.value, 'TextElement')
      .map(({ value }) => String(value))
      .join('\n'),
  ]);

test('French says vous to the reader', () => {
  const familiar = words('fr').filter(([, text]) => /(?<!\p{L})(tu|toi|tes|ton|ta|t’)(?!\p{L})/iu.test(text));
  expect(familiar.map(([key]) => key)).toEqual([]);
});

test('German has a space before an ellipsis', () => {
  // Without one, a word is cut off, as on this tomb.
  const wrong = words('de').filter(([, text]) => /[^\s]…|^…/mu.test(text));
  expect(wrong.map(([key]) => key)).toEqual(['room-crypt-30']);
});

describe('keys and code', () => {
  const source = here('../');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(new URL(path, source), 'utf8') }));
  const code = files.map(({ text }) => text).join('\n');

  /** The keys that follow from a game's generated types. */
  const declared = (game: string, wire: GameWords): Record<string, readonly string[]> => ({
    [`${game}-sight-`]: wire.SIGHT_NAMES.map((name) => sightKey(game, name)),
    [`${game}-refusal-`]: wire.REFUSAL_NAMES.map((name) => `${game}-refusal-${kebab(name)}`),
    [`${game}-option-`]: Object.keys(wire.OPTIONS).flatMap((name) => [
      `${game}-option-${name}`,
      `${game}-option-${name}-about`,
    ]),
    [`${game}-choice-`]: Object.entries(wire.OPTIONS).flatMap(([name, choices]) =>
      choices.map((choice) => `${game}-choice-${name}-${choice}`),
    ),
    [`${game}-name`]: [`${game}-name`],
    [`${game}-about`]: [`${game}-about`],
    [`${game}-facts`]: [`${game}-facts`],
    [`${game}-credits`]: [`${game}-credits`],
    [`${game}-level-master`]: [`${game}-level-master`],
  });

  /** Keys that are built from data: all possible ones, by prefix. */
  const BUILT: Record<string, readonly string[]> = Object.assign(
    {
      'theme-': THEMES.map((theme) => `theme-${theme}`),
      'speed-': SPEEDS.map((speed) => `speed-${speed}`),
      'pace-': BOT_PACES.map((pace) => `pace-${pace}`),
      'palette-': PALETTES.map((palette) => `palette-${palette}`),
      'piece-': PIECE_COLOURS.map((colour) => `piece-${colour}`),
      'eyes-': ['eyes-all', 'eyes-protan', 'eyes-deutan', 'eyes-tritan'],
    },
    ...Object.entries(wires).map(([path, wire]) => declared(path.split('/')[2] ?? '', wire)),
    ...Object.values(ownKeys),
  );

  test.each(Object.entries(BUILT))('%s has exactly the keys that data can produce', (prefix, keys) => {
    expect([...english.keys()].filter((key) => key.startsWith(prefix)).sort()).toEqual([...keys].sort());
  });

  test('every key in the code exists', () => {
    const used = [...code.matchAll(/\bt\(\s*'([^']+)'|\bkey: '([^']+)'|title: '([^']+)'/g)].map(
      (m) => m[1] ?? m[2] ?? m[3] ?? '',
    );
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((key) => !english.has(key))).toEqual([]);
  });

  test('every key is used', () => {
    const within = new Set(
      [...english.values()].flatMap((message) => nodes(message.value, 'MessageReference').map(idOf)),
    );
    const unused = [...english.keys()].filter(
      (key) =>
        !code.includes(`'${key}'`) && !within.has(key) && !Object.keys(BUILT).some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});
