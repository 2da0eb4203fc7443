import { expect, test } from 'vitest';
import { routeOf } from './router.svelte';

test.each([
  ['/', { page: 'home' }],
  ['/rules/crypt', { page: 'rules', game: 'crypt' }],
  ['/rules/crypt/', { page: 'rules', game: 'crypt' }],
  ['/new/crypt', { page: 'new', game: 'crypt' }],
  ['/table/abc', { page: 'table', table: 'abc' }],
  ['/table', { page: 'lost' }],
  ['/lobby', { page: 'lobby' }],
  ['/lobby/crypt', { page: 'lost' }],
  ['/gallery', { page: 'gallery' }],
  ['/rules', { page: 'lost' }],
  ['/no/such/place', { page: 'lost' }],
  ['/%E0%A4%A', { page: 'lost' }],
])('%s is a page', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
