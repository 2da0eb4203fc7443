import { expect, test } from 'vitest';
import type { SeatSheet } from '../wire/protocol';
import { labelsOf, seatOfViewer, seatsFrom } from './labels';

test('a player is called by their name, and a bot by its seat', () => {
  const ada = { seat: 'a', holder: { kind: 'person', name: 'Ada' } } as SeatSheet;
  const { you, called } = labelsOf([ada], 'a');
  expect(you).toBe('a');
  expect(called('a')).toEqual({ key: 'verbatim', args: { text: 'Ada' } });
  expect(called('b')).toEqual({ key: 'play-bot', args: { seat: 'B' } });
});

test('a spectator has no seat', () => {
  expect(seatOfViewer('spectator')).toBeNull();
  expect(seatOfViewer({ seat: 'c' })).toBe('c');
});

test('the seats start with the viewer’s, and keep their order', () => {
  expect(seatsFrom(['a', 'b', 'c'], 'b')).toEqual(['b', 'c', 'a']);
  expect(seatsFrom(['a', 'b', 'c'], null)).toEqual(['a', 'b', 'c']);
  expect(seatsFrom(['a', 'b'], 'd')).toEqual(['a', 'b']);
});
