import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { collectorRule, TOPICS } from '../games/crypt/ruleLinks';
import { KINDS, SIDES } from '../games/crypt/vocabulary';
import { LANGUAGE_CODES } from '../i18n/languages';
import { count, find, mark, search } from './search';
import { readRules } from './text';

const crypt = (language: string) =>
  readRules(readFileSync(new URL(`../games/crypt/rules/${language}.md`, import.meta.url), 'utf8'));
const ids = (language: string) =>
  crypt(language).sections.flatMap((section) => [section.id, ...section.rules.map((rule) => rule.id ?? '')]);

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

  test('every word must be there', () => {
    expect(find('two servants on a treasure', 'treasure two')).toHaveLength(2);
    expect(find('two servants on a treasure', 'treasure three')).toBeUndefined();
  });

  test('finds a rule by its number', () => {
    const found = search(crypt('en'), 'C3.7');
    expect(found.sections.flatMap((section) => section.rules.map((rule) => rule.id))).toContain('C3.7');
    expect(count(found)).toBeLessThan(8);
  });

  test('marks what was found and keeps all letters', () => {
    const pieces = mark({ text: 'Dice and dices', bold: false }, 'dice');
    expect(pieces.filter((piece) => piece.marked).map((piece) => piece.text)).toEqual(['Dice', 'dice']);
    expect(pieces.map((piece) => piece.text).join('')).toBe('Dice and dices');
  });
});

describe('the rules of Crypt', () => {
  const authority = readFileSync(new URL('../../../docs/rules/crypt.md', import.meta.url), 'utf8');
  const numbers = [...new Set([...authority.matchAll(/(?:^|\*\* |- )(C\d\.\d+) /gm)].map((match) => match[1] ?? ''))];

  test('have every number that the engine is tested by', () => {
    expect(numbers.length).toBeGreaterThan(38);
    expect(numbers.filter((number) => !ids('en').includes(number))).toEqual([]);
  });

  test.each(LANGUAGE_CODES)('have the same numbers in %s, each once', (language) => {
    expect(ids(language)).toEqual(ids('en'));
    const named = ids(language).filter(Boolean);
    expect(named).toEqual([...new Set(named)]);
  });

  test.each(LANGUAGE_CODES)('name only rules that exist in %s', (language) => {
    const text = crypt(language);
    const named = text.sections.flatMap(({ rules }) => rules.flatMap(({ parts }) => parts.flatMap(({ to }) => to ?? [])));
    expect(named.filter((to) => !ids(language).includes(to))).toEqual([]);
  });

  test('explain every card and option that links to them', () => {
    const linked = [...Object.values(TOPICS), ...KINDS.flatMap((kind) => SIDES.map((side) => collectorRule(kind, side)))];
    expect(linked.filter((rule) => !ids('en').includes(rule))).toEqual([]);
  });
});
