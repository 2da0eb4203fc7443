import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, noticeOf } from './notices';

const modules = join(import.meta.dirname, '../node_modules');

test('a module belongs to the package that contains it', () => {
  const of = (id: string) => folderOf(id, modules);
  expect(of(join(modules, 'svelte/src/internal/client/index.js'))).toBe(join(modules, 'svelte'));
  expect(of(join(modules, '@fluent/bundle/esm/bundle.js?raw'))).toBe(join(modules, '@fluent/bundle'));
  expect(of('\0vite/preload-helper.js')).toBe(join(modules, 'vite'));
  expect(of(join(modules, '../src/main.ts'))).toBeUndefined();
});

test.each([
  ['svelte', 'MIT', /Svelte Contributors/],
  ['@fluent/bundle', 'Apache-2.0', /^Copyright Mozilla[^]*Apache License\s+Version 2\.0/],
  ['vite', 'MIT', /^# Vite core license[^]{0,2000}$/],
])('%s comes with its licence', (name, license, text) => {
  const notice = noticeOf(join(modules, name));
  expect(notice).toMatchObject({ kind: 'npm', name, license, url: expect.stringMatching(/^https:\/\/[^ ]+$/) });
  expect(notice.texts).toHaveLength(1);
  expect(notice.texts[0]).toMatch(text);
});
