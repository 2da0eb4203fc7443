import { expect, test } from 'vitest';
import { lookFor, settings } from './settings.svelte';
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

test('settings are taken over as far as they are known', () => {
  const before = settings.chosen();
  settings.take({ pace: 'slow', text: '150', palette: 'safe', confirm: true, volume: '50', sound: false });
  expect(settings.chosen()).toMatchObject({ pace: 'slow', text: '150', palette: 'safe', confirm: true, volume: '50' });
  settings.take({ pace: 'hasty', text: '9000', palette: 3, confirm: 'yes', volume: null, speed: undefined });
  expect(settings.chosen()).toMatchObject({ pace: 'slow', text: '150', palette: 'safe', confirm: true, volume: '50' });
  settings.take({ met: 'one two' });
  settings.take({ met: 'two three' });
  expect(settings.met).toEqual(['one', 'two', 'three']);
  settings.met = [];
  settings.take(before);
  expect(settings.chosen()).toEqual(before);
});
