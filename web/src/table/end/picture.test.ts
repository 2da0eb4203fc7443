import { expect, test } from 'vitest';
import { svgOf, wrapped } from './picture';

test('long texts are broken between words', () => {
  expect(wrapped('a few short words', 11)).toEqual(['a few short', 'words']);
  expect(wrapped('Extraordinarily', 5)).toEqual(['Extraordinarily']);
});

test('names are text, whatever is in them', () => {
  const svg = svgOf({ game: 'Crypt', title: '<b>&"', lines: ['Ada: 3'], mood: 'won', drawing: null });
  expect(svg).toContain('&lt;b&gt;&amp;&quot;');
  expect(svg).toContain('Ada: 3');
});
