import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { RulesHelp } from '../../games';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { count, find, isNamed, mark, othersIn, search } from './search';
import { readRules } from './text';

const read = (game: string, file: string) =>
  readFileSync(new URL(`../../games/${game}/rules/${file}.md`, import.meta.url), 'utf8');
const rules = (game: string, language: string) => readRules(read(game, language));
const summary = (game: string, language: string) => readRules(read(game, `summary/${language}`));

/** What the rules of some games have besides their text. */
const helps = import.meta.glob<RulesHelp>('../../games/*/rules/help.ts', { eager: true, import: 'default' });
const helpOf = (game: string): RulesHelp | undefined => helps[`../../games/${game}/rules/help.ts`];

/** Every game, with the rules that its table links to. */
const links = import.meta.glob<{ TOPICS: Record<string, string>; LINKED?: readonly string[] }>(
  '../../games/*/ruleLinks.ts',
  { eager: true },
);
const GAMES = Object.entries(links).map(([path, { TOPICS, LINKED = [] }]) => ({
  name: path.split('/')[3] ?? '',
  linked: [...Object.values(TOPICS), ...LINKED],
}));

/** The rules that a game is programmed by; a toy game has them in its code. */
const authorityOf = (game: string) => new URL(`../../../../docs/rules/${game}.md`, import.meta.url);

describe('reading', () => {
  test('sections, rules and paragraphs', () => {
    const text = readRules('Welcome.\n\n## C3 A round\nC3.4 **Claim.** See C3.5.\nMore.');
    expect(text.lead).toEqual([{ id: undefined, parts: [{ text: 'Welcome.', bold: false }] }]);
    expect(text.sections[0]).toMatchObject({ id: 'C3', title: 'A round' });
    expect(text.sections[0]?.rules).toEqual([
      {
        id: 'C3.4',
        parts: [
          { text: 'Claim.', bold: true },
          { text: ' See ', bold: false },
          { text: 'C3.5', bold: false, to: 'C3.5' },
          { text: '.', bold: false },
        ],
      },
      { id: undefined, parts: [{ text: 'More.', bold: false }] },
    ]);
  });

  test('a picture with its description', () => {
    const text = readRules('## C3 A round\n![claim] Two dice, as in C3.4.\n![list]');
    expect(text.sections[0]?.rules.map(({ id, picture }) => [id, picture])).toEqual([
      [undefined, 'claim'],
      [undefined, 'list'],
    ]);
    expect(text.sections[0]?.rules.map(({ parts }) => parts.map((part) => part.text).join(''))).toEqual([
      'Two dice, as in C3.4.',
      '',
    ]);
  });

  test('a game can number its rules with any letter', () => {
    const text = readRules('## H2 A hand\nH2.1 See R3 and H2.10.');
    expect(text.sections[0]?.id).toBe('H2');
    expect(text.sections[0]?.rules[0]?.id).toBe('H2.1');
    expect(text.sections[0]?.rules[0]?.parts.flatMap(({ to }) => to ?? [])).toEqual(['R3', 'H2.10']);
  });
});

describe('searching', () => {
  test.each([
    ['Οι Υπηρέτες σου', 'υπηρετες', 'Υπηρέτες'],
    ['ο υπηρέτης', 'ΥΠΗΡΈΤΗΣ', 'υπηρέτης'],
    ['le trésor épuisé', 'TRESOR', 'trésor'],
    ['die größte Überraschung', 'grosste', 'größte'],
    ['più sforzo', 'piu', 'più'],
  ])('in %j, %j finds %j', (text, query, found) => {
    const [[start, end] = [0, 0]] = find(text, query) ?? [];
    expect(text.slice(start, end)).toBe(found);
  });

  test('finds only texts with every word', () => {
    expect(find('two servants on a treasure', 'treasure two')).toHaveLength(2);
    expect(find('two servants on a treasure', 'treasure three')).toBeUndefined();
  });

  test('finds a rule by its number', () => {
    const found = search(rules('crypt', 'en'), 'C3.7');
    expect(found.sections.flatMap((section) => section.rules.map((rule) => rule.id))).toContain('C3.7');
    expect(count(found)).toBeLessThan(8);
  });

  test('marks what was found and keeps the text', () => {
    const pieces = mark({ text: 'Dice and dices', bold: false }, 'dice');
    expect(pieces.filter((piece) => piece.marked).map((piece) => piece.text)).toEqual(['Dice', 'dice']);
    expect(pieces.map((piece) => piece.text).join('')).toBe('Dice and dices');
  });
});

describe('searching by other words', () => {
  /** The rules that a query finds, by number. */
  function found(game: string, language: (typeof LANGUAGE_CODES)[number], query: string): string[] {
    const text = rules(game, language);
    const { sections } = search(text, query, othersIn(text, language, helpOf(game)?.synonyms ?? []));
    return sections.flatMap((section) => section.rules.flatMap(({ id }) => id ?? []));
  }

  test.each([
    ['de', 'Esel'],
    ['de', 'Maultier'],
    ['de', 'MULE'],
    ['en', 'Esel'],
    ['en', 'donkey'],
    ['it', 'asino'],
    ['fr', 'ane'],
    ['fr', 'Maultiere'],
    ['el', 'γαιδαρος'],
    ['el', 'mule'],
  ] as const)('in %s, %j finds the Mule', (language, query) => {
    expect(found('dungeonville', language, query)).toEqual(expect.arrayContaining(['D3.9', 'D3.12', 'D5.2', 'R6']));
    expect(found('dungeonville', language, query).length).toBeLessThan(8);
  });

  test.each([
    ['de', 'wuerfel', 'C3.12'],
    ['de', 'Gespenst', 'C6.4'],
    ['de', 'sammler', 'C5.8'],
    ['fr', 'serviteurs evinces', 'C3.5'],
    ['it', 'spettro', 'C6.4'],
    ['el', 'ζαρια', 'C3.12'],
    ['en', 'fackel', 'C3.15'],
  ] as const)('in %s, %j finds %s', (language, query, rule) => {
    expect(found('crypt', language, query)).toContain(rule);
  });

  test('a word that the rules use does not find its synonyms', () => {
    expect(found('crypt', 'de', 'Würfel')).not.toContain('C3.6');
    expect(found('crypt', 'en', 'torches')).toContain('C3.15');
    expect(found('crypt', 'en', 'torches')).not.toContain('C3.6');
  });

  test.each([
    ['Duchess', 'duch', true],
    ['Die Urne „Ich bin’s nicht“', 'urne nicht', true],
    ['Das Großraumgrab', 'raumgrab', true],
    ['Odo Kieselzähler', 'Esel', false],
    ['Χέλγκα η Χαμηλόπορτη', 'ΧΑΜΗΛΟ', true],
  ])('the card %j has %j in its name: %j', (name, query, has) => {
    expect(isNamed(name, query)).toBe(has);
  });

  test('marks the word that is meant', () => {
    const others = othersIn(rules('dungeonville', 'de'), 'de', helpOf('dungeonville')?.synonyms ?? []);
    const pieces = mark({ text: 'Ein Maultier zählt nicht', bold: false }, 'esel', others);
    expect(pieces.filter((piece) => piece.marked).map((piece) => piece.text)).toEqual(['Maultier']);
  });
});

describe.each(GAMES)('the rules of $name', ({ name, linked }) => {
  const ids = (language: string) =>
    rules(name, language).sections.flatMap((section) => [section.id, ...section.rules.map((rule) => rule.id ?? '')]);

  test.runIf(existsSync(authorityOf(name)))('have every number of the authoritative rules', () => {
    const authority = readFileSync(authorityOf(name), 'utf8');
    const letter = ids('en')[0]?.[0] ?? '';
    const stated = [...authority.matchAll(new RegExp(`(?:^|\\*\\* |\\. |- )(${letter}\\d\\.\\d+) `, 'gm'))];
    const numbers = [...new Set(stated.map((match) => match[1] ?? ''))];
    expect(numbers.length).toBeGreaterThan(30);
    expect(numbers.filter((number) => !ids('en').includes(number))).toEqual([]);
  });

  test.each(LANGUAGE_CODES)('have the same numbers in %s, each once', (language) => {
    expect(ids(language)).toEqual(ids('en'));
    const named = ids(language).filter(Boolean);
    expect(named).toEqual([...new Set(named)]);
  });

  test.each(LANGUAGE_CODES)('name only rules that exist in %s', (language) => {
    const text = rules(name, language);
    const named = text.sections.flatMap(({ rules }) =>
      rules.flatMap(({ parts }) => parts.flatMap(({ to }) => to ?? [])),
    );
    expect(named.filter((to) => !ids(language).includes(to))).toEqual([]);
  });

  test.each(['rules', 'summary'])('have no Latin letters in the Greek %s', (which) => {
    const { lead, sections } = (which === 'rules' ? rules : summary)(name, 'el');
    const parts = [...lead, ...sections.flatMap((section) => section.rules)].flatMap((rule) => rule.parts);
    const texts = [...parts.filter(({ to }) => !to).map(({ text }) => text), ...sections.map(({ title }) => title)];
    expect(texts.filter((text) => /[A-Za-z]/.test(text.replace('Dungeonville', '')))).toEqual([]);
  });

  test.each(LANGUAGE_CODES)('have a summary in %s, with the same sections', (language) => {
    const sections = summary(name, language).sections.map((section) => section.id);
    expect(sections).toEqual(summary(name, 'en').sections.map((section) => section.id));
    expect(sections.filter((section) => !ids('en').includes(section))).toEqual([]);
  });

  test.each(LANGUAGE_CODES)('have the same pictures in %s, each with a description', (language) => {
    const pictures = (text: ReturnType<typeof rules>) =>
      text.sections.flatMap((section) => section.rules).filter(({ picture }) => picture);
    const names = (of: string) =>
      [...pictures(rules(name, of)), ...pictures(summary(name, of))].map((one) => one.picture);
    expect(names(language)).toEqual(names('en'));
    expect([...names(language)].sort()).toEqual(Object.keys(helpOf(name)?.pictures ?? {}).sort());
    expect(pictures(rules(name, language)).filter(({ parts }) => parts.length === 0)).toEqual([]);
  });

  test('have no-break spaces at French punctuation', () => {
    const texts = [read(name, 'fr'), read(name, 'summary/fr')].join('\n').replaceAll('![', '').split('\n');
    const wrong = texts.filter((line) =>
      /[^\u00a0*][:;!?»](?=\s|\*|$)|«[^\u00a0]/.test(line.replace('lettres ?)', '')),
    );
    expect(wrong).toEqual([]);
  });

  test.each(LANGUAGE_CODES)('say in %s the first of the words that the search knows', (language) => {
    const text = read(name, language);
    const first = (helpOf(name)?.synonyms ?? []).map((words) => words[language].split(' ')[0] ?? '');
    expect(first.filter((word) => !find(text, word))).toEqual([]);
  });

  test('explain every card that the search finds', () => {
    expect((helpOf(name)?.cards ?? []).filter(({ rule }) => !ids('en').includes(rule))).toEqual([]);
  });

  test('explain every card and option that links to them', () => {
    expect(linked.filter((rule) => !ids('en').includes(rule))).toEqual([]);
  });
});

test('every ruling of Dungeonville can be linked to', () => {
  const { sections } = rules('dungeonville', 'en');
  const ids = sections.flatMap((section) => section.rules.map((rule) => rule.id));
  expect(Array.from({ length: 14 }, (_, at) => `R${at + 1}`).filter((ruling) => !ids.includes(ruling))).toEqual([]);
});
