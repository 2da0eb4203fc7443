import { expect, test } from 'vitest';
import { bestLanguage, LANGUAGE_CODES } from './languages';
import { name } from './phrase';
import { Translator } from './translator';

const english = new Translator('en', [
  'verbatim = { $text }\nhello = Hello, { $who }.\ndice = { $n ->\n [one] a die\n *[other] { $n } dice\n}',
]);

test('a phrase within a phrase is translated first', () => {
  expect(english.say('hello', { who: { key: 'dice', args: { n: 1 } } })).toBe('Hello, a die.');
});

test('several phrases become a list', () => {
  expect(english.say('hello', { who: [name('Anna'), name('Ben')] })).toBe('Hello, Anna and Ben.');
});

test.each(LANGUAGE_CODES)('%s formats numbers and selects plurals like Intl', (language) => {
  const translator = new Translator(language, ['count = { $n } { $n ->\n [one] one\n *[other] many\n}']);
  const [numbers, rules] = [new Intl.NumberFormat(language), new Intl.PluralRules(language)];
  for (const n of [0, 1, 2, 21, 999, 1000, 12_345, -1, 0.5]) {
    const few = rules.select(n) === 'one' ? 'one' : 'many';
    expect(translator.say('count', { n })).toBe(`${numbers.format(n).replace('-', '−')} ${few}`);
  }
});

test('a key without a text is shown as it is', () => {
  expect(english.say('nothing-here')).toBe('nothing-here');
});

test('a missing text is reported, also within another text, and is found after its file was added', () => {
  let missed = 0;
  const growing = new Translator('en', ['hello = Hello, { $who }.'], () => (missed += 1));
  expect(growing.say('hello', { who: { key: 'die', args: {} } })).toBe('Hello, die.');
  expect(missed).toBe(1);
  growing.add('die = a die');
  expect(growing.say('hello', { who: { key: 'die', args: {} } })).toBe('Hello, a die.');
  expect(missed).toBe(1);
});

test.each([
  [['el-GR', 'en'], 'el'],
  [['pt-BR', 'fr-CA'], 'fr'],
  [['', 'DE'], 'de'],
  [['ja'], 'en'],
  [[], 'en'],
])('for the preferred languages %j the language is %s', (preferred, language) => {
  expect(bestLanguage(preferred)).toBe(language);
});
