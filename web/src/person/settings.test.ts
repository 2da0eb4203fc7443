import { expect, test } from 'vitest';
import { lookFor } from './settings.svelte';
import { shownFor } from '../ui/toasts.svelte';

test('who has chosen nothing sees torchlight, or more contrast if the system asks for it', () => {
  expect(lookFor(undefined, false)).toBe('dark');
  expect(lookFor(undefined, true)).toBe('contrast');
});

test('a chosen look stays, whatever the system asks for', () => {
  expect(lookFor('light', true)).toBe('light');
  expect(lookFor('dark', true)).toBe('dark');
});

test('a longer notice is shown for longer', () => {
  expect(shownFor('Link copied.')).toBeLessThan(shownFor('The game has moved on. Please choose again.'));
});
