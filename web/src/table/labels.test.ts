import { expect, test } from 'vitest';
import type { SeatSheet } from '../wire/protocol';
import { characterAt } from './cast/cast';
import { labelsOf, seatOfViewer, seatsFrom } from './labels';

test('a player is called by their name, and a computer by its character', () => {
  const ada = { seat: 'a', holder: { kind: 'person', name: 'Ada' } } as SeatSheet;
  const { you, called } = labelsOf({ cast: 4, seats: [ada] }, 'a');
  expect(you).toBe('a');
  expect(called('a')).toEqual({ key: 'verbatim', args: { text: 'Ada' } });
  expect(called('b')).toEqual({ key: 'bot-name', args: { character: characterAt(4, 'b') } });
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
