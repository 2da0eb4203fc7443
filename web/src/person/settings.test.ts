import { expect, test } from 'vitest';
import { lookFor } from './settings.svelte';
import { shownFor } from '../ui/toasts.svelte';

test('the default theme is dark, or high contrast if the system asks for it', () => {
  expect(lookFor(undefined, false)).toBe('dark');
  expect(lookFor(undefined, true)).toBe('contrast');
});

test('a chosen theme stays, regardless of the system', () => {
  expect(lookFor('light', true)).toBe('light');
  expect(lookFor('dark', true)).toBe('dark');
});

test('a longer toast is shown for longer', () => {
  expect(shownFor('Link copied.')).toBeLessThan(shownFor('The game has moved on. Please choose again.'));
});
