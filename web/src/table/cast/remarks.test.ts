import { expect, test } from 'vitest';
import type { Entry, GameTypes, Seat, SeatSheet, Sheet } from '../../wire/protocol';
import type { Cast } from './cast';
import { remarkOn } from './remarks.svelte';

const person = { seat: 'a', holder: { kind: 'person', name: 'Ada' } } as SeatSheet;
const bot = (seat: Seat) => ({ seat, holder: { kind: 'bot', level: 'steady' } }) as SeatSheet;
const playing = {
  table: 'oak',
  cast: 4,
  phase: 'playing',
  version: 9,
  you: 'a',
  view: {},
  seats: [person, bot('b'), bot('c')],
} as unknown as Sheet;
const over = (winners: Seat[]): Sheet => ({ ...playing, phase: 'over', ending: { winners } }) as unknown as Sheet;
const sight = (seat: string, version = 1): Entry => ({ version, at: 0, kind: 'sight', sight: seat });
/** Everyone has something to say about a sight that names their seat. */
const remark: Cast<GameTypes>['remark'] = (seat) => (seat === '' ? undefined : { seat: seat as Seat, key: 'toy-says' });
const said = (...fresh: Entry[]) => remarkOn(playing, playing, fresh, remark);

test('a computer speaks, and a person does not', () => {
  expect(said(sight('b'))?.seat).toBe('b');
  expect(said(sight('a'))).toBeUndefined();
  expect(said(sight(''))).toBeUndefined();
  expect(remarkOn(playing, playing, [sight('b')], undefined)).toBeUndefined();
});

test('of several things the last one is talked about', () => {
  expect(said(sight('b'), sight('c'), sight('a'), sight(''))?.seat).toBe('c');
});

test('the next time it is another line', () => {
  const lines = [1, 2, 3].map((version) => said(sight('b', version))?.text.args?.['line']);
  expect(new Set(lines)).toEqual(new Set([0, 1, 2]));
});

test('at the end the winner speaks, or else one who has lost', () => {
  const last = (sheet: Sheet) => remarkOn(playing, sheet, [], undefined);
  expect(last(over(['c']))).toMatchObject({ seat: 'c', text: { key: 'bot-says-won' } });
  expect(last(over(['a']))).toMatchObject({ seat: 'b', text: { key: 'bot-says-lost' } });
  expect(last({ ...over(['a']), seats: [person] })).toBeUndefined();
  expect(remarkOn(over(['c']), over(['c']), [], undefined)).toBeUndefined();
});
