import { expect, test } from 'vitest';
import abilities2p from '../../fixtures/abilities-2p.json';
import claim3p from '../../fixtures/claim-3p.json';
import last4p from '../../fixtures/last-turn-4p.json';
import over4p from '../../fixtures/over-4p.json';
import solo from '../../fixtures/claim-solo.json';
import type { View } from '../../wire';
import { isWith, piles, placedDice, seatsOf, sideOf } from './holdings';

const viewOf = (sheet: { view: unknown }) => sheet.view as View;

test('cards are counted by kind, as the viewer sees them', () => {
  const view = viewOf(abilities2p);
  const [remains] = piles(view, 'a').filter(({ kind }) => kind === 'remains');
  expect(remains).toMatchObject({ coins: 3 });
  expect(remains?.cards.map(({ number }) => number)).toEqual([2, 4]);
  const [idols] = piles(view, 'b').filter(({ kind }) => kind === 'idol');
  expect(idols).toMatchObject({ coins: 4 });
  const [tapestries] = piles(view, 'b').filter(({ kind }) => kind === 'tapestry');
  expect(tapestries).toMatchObject({ coins: 0 });
});

test('every card of every collection is in one pile', () => {
  for (const sheet of [abilities2p, claim3p, last4p, over4p, solo]) {
    const view = viewOf(sheet);
    seatsOf(view).forEach((seat, at) => {
      const cards = piles(view, seat).flatMap((pile) => pile.cards);
      expect(cards).toHaveLength(view.boards[at]?.collection.length ?? -1);
    });
  }
});

test('a card whose value has to be remembered is shown face down and not counted', () => {
  const view = viewOf(last4p);
  const [, other] = view.boards;
  if (!other) throw new Error('the fixture has no second board');
  const hidden: View = {
    ...view,
    boards: view.boards.map((board) =>
      board === other ? { ...board, collection: board.collection.map((card) => ({ ...card, coins: null })) } : board,
    ),
  };
  const values = (seen: View) => piles(seen, 'b').flatMap(({ cards }) => cards.map(({ coins }) => coins));
  expect(values(view).some((coins) => coins !== null)).toBe(true);
  expect(values(hidden).every((coins) => coins === null)).toBe(true);
  expect(piles(hidden, 'b').every(({ coins }) => coins === 0)).toBe(true);
});

test('the side of a collector is what the server says', () => {
  expect(sideOf(viewOf(abilities2p), 'remains')).toBe('A');
  expect(sideOf({ ...viewOf(abilities2p), collectors: [] }, 'remains')).toBeUndefined();
});

test('dice on treasures are counted for their owner', () => {
  const view = viewOf(claim3p);
  seatsOf(view).forEach((seat, at) => {
    const board = view.boards[at];
    expect(placedDice(view, seat) + (board?.home ?? 0) + (board?.exhausted ?? 0)).toBe(3);
  });
});

test('a torch belongs to one player, or to the Ghost', () => {
  expect(isWith({ seat: 'b' }, 'b')).toBe(true);
  expect(isWith({ seat: 'b' }, 'a')).toBe(false);
  expect(isWith('ghost', 'a')).toBe(false);
  expect(isWith(null, 'a')).toBe(false);
});
