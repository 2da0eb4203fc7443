import { expect, test } from 'vitest';
import crypt from '../../../i18n/en/crypt.ftl?raw';
import abilities2p from '../fixtures/abilities-2p.json';
import claim3p from '../fixtures/claim-3p.json';
import last4p from '../fixtures/last-turn-4p.json';
import over4p from '../fixtures/over-4p.json';
import solo from '../fixtures/claim-solo.json';
import { KINDS, SIDES } from '../vocabulary';
import type { View } from '../wire';
import { GOALS, lightsOut, piles, placedDice, progress, seatsOf, shown, sideOf } from './holdings';

const viewOf = (sheet: { view: unknown }) => sheet.view as View;

test('cards are counted by kind, as they are seen', () => {
  const view = viewOf(abilities2p);
  const [remains] = piles(view, 'a').filter(({ kind }) => kind === 'remains');
  expect(remains).toMatchObject({ faceDown: 2, coins: 3, certain: true });
  expect(remains?.cards.map(({ number }) => number)).toEqual([2, 4]);
  const [idols] = piles(view, 'b').filter(({ kind }) => kind === 'idol');
  expect(idols).toMatchObject({ faceDown: 0, coins: 4 });
  const [tapestries] = piles(view, 'b').filter(({ kind }) => kind === 'tapestry');
  expect(tapestries).toMatchObject({ coins: 0, certain: false });
});

test('every card of every collection lies in one pile', () => {
  for (const sheet of [abilities2p, claim3p, last4p, over4p, solo]) {
    const view = viewOf(sheet);
    seatsOf(view).forEach((seat, at) => {
      const cards = piles(view, seat).flatMap((pile) => pile.cards);
      expect(cards).toHaveLength(view.boards[at]?.collection.length ?? -1);
    });
  }
});

test('where players remember for themselves, others’ face-down cards show no value', () => {
  const view: View = { ...viewOf(last4p), recall: 'memory' };
  const values = (seat: 'a' | 'b', flipped: boolean) =>
    piles(view, seat).flatMap(({ cards }) => cards.filter((card) => card.flipped === flipped).map(({ coins }) => coins));
  expect(values('b', false).every((coins) => coins === null)).toBe(true);
  expect(values('a', false).every((coins) => coins !== null)).toBe(true);
  const card = { kind: 'idol', coins: 3, known: 'flipped' } as const;
  expect(shown(view, 'b', card)).toBe(3);
  expect(shown({ ...view, viewer: 'open' }, 'b', { ...card, known: 'public' })).toBe(3);
  expect(shown({ ...view, viewer: 'spectator' }, 'b', { ...card, known: 'public' })).toBeNull();
});

test('progress is towards the next number on the collector', () => {
  const view = viewOf(abilities2p);
  expect(sideOf(view, 'remains')).toBe('A');
  expect(progress(view, 'remains', 'A').map(({ have, need, reached }) => [have, need, reached])).toEqual([
    [2, 2, true],
    [1, 2, false],
  ]);
  expect(progress(view, 'pottery', 'A').map(({ have, need }) => [have, need])).toEqual([
    [0, 2],
    [1, 2],
  ]);
  expect(progress(view, 'tapestry', 'A').map(({ have, need, certain }) => [have, need, certain])).toEqual([
    [3, null, true],
    [0, null, false],
  ]);
});

test('the numbers are those in the collector’s own words', () => {
  for (const kind of KINDS) {
    for (const side of SIDES) {
      const words = new RegExp(`^crypt-ability-${kind}-${side} = (.*)$`, 'm').exec(crypt)?.[1] ?? '';
      for (const step of GOALS[kind][side].steps) expect(words).toMatch(new RegExp(`\\b${step}\\b`));
    }
  }
});

test('dice on treasures are counted for their owner', () => {
  const view = viewOf(claim3p);
  seatsOf(view).forEach((seat, at) => {
    const board = view.boards[at];
    expect(placedDice(view, seat) + (board?.home ?? 0) + (board?.exhausted ?? 0)).toBe(3);
  });
});

test('the other torch is with the last in turn order', () => {
  const view = viewOf(claim3p);
  expect(lightsOut({ ...view, leader: { seat: 'a' } })).toBe('c');
  expect(lightsOut({ ...view, leader: { seat: 'b' } })).toBe('a');
  expect(lightsOut({ ...viewOf(abilities2p), leader: { seat: 'b' } })).toBe('b');
  expect(lightsOut({ ...viewOf(solo), leader: 'ghost' })).toBe('ghost');
  expect(lightsOut({ ...view, leader: null })).toBeNull();
});
