import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { count, find, mark, search } from './search';
import { readRules } from './text';

const rules = (game: string, language: string) =>
  readRules(readFileSync(new URL(`../../games/${game}/rules/${language}.md`, import.meta.url), 'utf8'));

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

  test('have no Latin letters in Greek', () => {
    const { lead, sections } = rules(name, 'el');
    const parts = [...lead, ...sections.flatMap((section) => section.rules)].flatMap((rule) => rule.parts);
    const texts = [...parts.filter(({ to }) => !to).map(({ text }) => text), ...sections.map(({ title }) => title)];
    expect(texts.filter((text) => /[A-Za-z]/.test(text.replace('Dungeonville', '')))).toEqual([]);
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
