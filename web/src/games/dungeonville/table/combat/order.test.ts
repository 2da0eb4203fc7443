import { expect, test } from 'vitest';
import type { OrderOffer } from '../../wire';
import * as order from './order';

const offer: OrderOffer = { fighters: 3, members: [2, 12, 40, 61], axe: [2] };
const lineup = (...places: (number | null)[]): order.Lineup => ({ places, axe: null });

test('D3.6 three fight; the rest are on the bench', () => {
  expect(order.usual(offer).places).toEqual([2, 12, 40]);
  expect(order.bench(offer, order.usual(offer))).toEqual([61]);
  expect(order.isFull(order.empty(offer))).toBe(false);
  expect(order.isFull(order.usual(offer))).toBe(true);
});

test('a member dropped on another swaps places with it', () => {
  expect(order.put(lineup(2, 12, 40), 40, 0).places).toEqual([40, 12, 2]);
  expect(order.put(lineup(2, 12, 40), 61, 1).places).toEqual([2, 61, 40]);
  expect(order.put(lineup(2, null, 40), 2, 1).places).toEqual([null, 2, 40]);
  expect(order.put(lineup(2, 12, 40), 2, 3)).toEqual(lineup(2, 12, 40));
});

test('a tap moves a member into the lineup, or to the bench', () => {
  expect(order.tap(lineup(null, 12, null), 40).places).toEqual([40, 12, null]);
  expect(order.tap(lineup(40, 12, 2), 12).places).toEqual([40, null, 2]);
  expect(order.tap(lineup(40, 12, 2), 61).places).toEqual([40, 12, 61]);
});

test('keys move a member left and right', () => {
  expect(order.shift(lineup(2, 12, 40), 12, 1).places).toEqual([2, 40, 12]);
  expect(order.shift(lineup(2, 12, 40), 2, -1).places).toEqual([2, 12, 40]);
  expect(order.shift(lineup(2, null, 40), 61, 1).places).toEqual([2, 61, 40]);
});

test('D5.5 only a Barbarian who fights can have the Axe, and loses it on the bench', () => {
  const armed = order.toggleAxe(offer, lineup(2, 12, 40), 2);
  expect(armed.axe).toBe(2);
  expect(order.toggleAxe(offer, armed, 2).axe).toBe(null);
  expect(order.toggleAxe(offer, lineup(2, 12, 40), 12).axe).toBe(null);
  expect(order.toggleAxe(offer, lineup(61, 12, 40), 2).axe).toBe(null);
  expect(order.remove(armed, 2).axe).toBe(null);
  expect(order.put(armed, 61, 0).axe).toBe(null);
});

const ordered = (...fighters: [number | null, number | null, number | null]) => ({ order: { fighters, axe: null } });

test('an order that is not offered is not read', () => {
  const armed = { order: { fighters: [12, 2, 40] as [number, number, number], axe: 2 } };
  expect(order.orderOf({ places: [12, 2, 40], axe: 2 })).toEqual(armed);
  expect(order.read(offer, armed)).toEqual({ places: [12, 2, 40], axe: 2 });
  expect(order.read(offer, ordered(12, 2, 40))).toEqual({ places: [12, 2, 40], axe: null });
  expect(order.read(offer, ordered(12, 2, 9))).toBeUndefined();
  expect(order.read(offer, 'pass')).toBeUndefined();
  expect(order.read(null, ordered(12, 2, 40))).toBeUndefined();
});

test('an order is stored with its empty places', () => {
  const begun = { places: [null, 2, null], axe: 2 };
  expect(order.read(offer, order.orderOf(begun))).toEqual(begun);
  expect(order.read(offer, ordered(null, 9, null))).toBeUndefined();
});

test('a small party fights with all its members', () => {
  const small = { ...offer, fighters: 2, members: [2, 12] };
  expect(order.orderOf({ places: [12, 2], axe: null })).toEqual(ordered(12, 2, null));
  expect(order.read(small, ordered(12, 2, null))).toEqual({ places: [12, 2], axe: null });
});

test('an order that a new offer does not allow is reset', () => {
  const kept = lineup(40, null, 2);
  expect(order.settle(offer, kept)).toBe(kept);
  expect(order.settle({ ...offer, members: [2, 12, 61] }, kept).places).toEqual([2, 12, 61]);
  expect(order.settle(offer, null).places).toEqual([2, 12, 40]);
});
