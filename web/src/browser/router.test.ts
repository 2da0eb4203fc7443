import { expect, test } from 'vitest';
import { routeOf } from './router.svelte';
import { ROUTES } from './routes';

test.each([
  ['/', { page: 'home' }],
  ['/rules/crypt', { page: 'rules', game: 'crypt' }],
  ['/rules/crypt/', { page: 'rules', game: 'crypt' }],
  ['/rules/crypt/summary', { page: 'summary', game: 'crypt' }],
  ['/new/crypt', { page: 'new', game: 'crypt' }],
  ['/table/abc', { page: 'table', table: 'abc' }],
  ['/table', { page: 'lost' }],
  ['/lobby', { page: 'lobby' }],
  ['/lobby/crypt', { page: 'lost' }],
  ['/gallery', { page: 'gallery' }],
  ['/gallery/table', { page: 'galleryTable' }],
  ['/gallery/other', { page: 'lost' }],
  ['/licenses', { page: 'licenses' }],
  ['/rules/a%20b', { page: 'rules', game: 'a b' }],
  ['/index.html', { page: 'lost' }],
  ['/rules', { page: 'lost' }],
  ['/no/such/place', { page: 'lost' }],
  ['/%E0%A4%A', { page: 'lost' }],
])('%s leads to its page', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each(Object.entries(ROUTES))('%s has its own path', (page, pattern) => {
  expect(routeOf(pattern.replace(/\{\w+\}/, 'abc')).page).toBe(page);
});
