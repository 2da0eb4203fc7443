import { expect, test } from 'vitest';
import type { Sight, View } from '../wire';
import { remark } from './remark';

const view = {} as View;
const adventurer = { name: 'x' } as unknown as Extract<Sight, { killed: unknown }>['killed']['adventurer'];

test('the owner of an adventurer who dies says something, but not of one who is saved', () => {
  const died = (saved: boolean): Sight => ({ died: { seat: 'b', adventurer, tower: 'crypt', blood: true, saved } });
  expect(remark(died(false), view, 'a')).toEqual({ seat: 'b', key: 'dungeonville-says-died' });
  expect(remark(died(true), view, 'a')).toBeUndefined();
});

test('the one whose fighter beats the viewer’s says something', () => {
  const killed: Sight = { killed: { adventurer, owner: 'a', by: 'b' } };
  expect(remark(killed, view, 'a')).toEqual({ seat: 'b', key: 'dungeonville-says-beats' });
  expect(remark(killed, view, 'c')).toEqual({ seat: 'a', key: 'dungeonville-says-died' });
  const joined: Sight = { joined: { adventurer, from: 'a', to: 'b', lute: false } };
  expect(remark(joined, view, 'a')).toEqual({ seat: 'b', key: 'dungeonville-says-beats' });
  expect(remark(joined, view, 'c')).toBeUndefined();
});
