import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function theme(name: string): Map<string, string> {
  const block = css.slice(css.indexOf(`[data-theme='${name}']`)).match(/\{([^}]*)\}/)?.[1] ?? '';
  return new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map((m) => [m[1] ?? '', m[2] ?? '']));
}

function luminance(hex: string): number {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((d) => d + d).join('') : digits;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['ground', 'surface', 'raised', 'sunken'];
const text = ['ink', 'ink-soft', 'link', 'good', 'bad'].flatMap((ink) => grounds.map((on) => [ink, on, 4.5] as const));
const shapes = ['line-strong', 'focus', 'accent'].flatMap((ink) => grounds.map((on) => [ink, on, 3] as const));
const other = [
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['ink', 'mark', 4.5],
] as const;

test.each(['dark', 'light', 'contrast'])('the %s theme has enough contrast', (name) => {
  const tokens = theme(name);
  const colour = (token: string) => {
    const found = tokens.get(token);
    if (!found) throw new Error(`the ${name} theme has no --${token}`);
    return found;
  };
  const poor = [...text, ...shapes, ...other]
    .map(([ink, on, least]) => ({ ink, on, least, is: contrast(colour(ink), colour(on)) }))
    .filter(({ least, is }) => is < least);
  expect(poor).toEqual([]);
});
