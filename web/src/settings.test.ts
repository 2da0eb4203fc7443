import { expect, test } from 'vitest';
import { lookFor } from './settings.svelte';
import { shownFor } from './ui/toasts.svelte';

test('"auto" follows what the system asks for, contrast first', () => {
  expect(lookFor('auto', { contrast: true, light: true })).toBe('contrast');
  expect(lookFor('auto', { contrast: false, light: true })).toBe('light');
  expect(lookFor('auto', { contrast: false, light: false })).toBe('dark');
});

test('a chosen look stays, whatever the system asks for', () => {
  expect(lookFor('light', { contrast: true, light: false })).toBe('light');
});

test('a longer notice is shown for longer', () => {
  expect(shownFor('Link copied.')).toBeLessThan(shownFor('The table has moved on meanwhile.'));
});
