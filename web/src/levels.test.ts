/** Checks that each folder imports only from folders below it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path/posix';
import { describe, expect, test } from 'vitest';

/** The folders from the bottom up. Folders of one level don't import each other. */
const LEVELS = [
  ['styles'],
  ['browser'],
  ['i18n'],
  ['wire'],
  ['ui'],
  ['person'],
  ['table'],
  ['games'],
  ['pages'],
  ['shell'],
];

const source = new URL('./', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(svelte|ts)$/.test(path) && !/\.(test|kit)\.ts$/.test(path));

const folderOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : '');
const levelOf = (folder: string): number => LEVELS.findIndex((level) => level.includes(folder));

/** The files that a file imports, statically or dynamically. */
function imports(path: string): string[] {
  const text = readFileSync(new URL(path, source), 'utf8');
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*)'/g);
  return [...found].map(([, to]) => normalize(`${dirname(path)}/${to ?? ''}`));
}

/** Why one file may not import another; `undefined` if it may. */
function fault(from: string, to: string): string | undefined {
  const [folder, other] = [folderOf(from), folderOf(to)];
  // The files outside the folders may import from every level.
  const below = folder === '' || folder === other || levelOf(other) < levelOf(folder);
  return below && !isForeign(from, to) ? undefined : `${from} imports ${to}`;
}

/** The game whose folder a file is in. */
const gameOf = (path: string) => /^games\/([^/]+)\//.exec(path)?.[1];

/** Only a game itself imports its files; everything else finds it by its `game.ts`. */
const isForeign = (from: string, to: string) => gameOf(to) !== undefined && gameOf(from) !== gameOf(to);

test('every folder has a level', () => {
  expect([...new Set(files.map(folderOf))].filter((folder) => folder !== '' && levelOf(folder) < 0)).toEqual([]);
});

test('a folder imports only from those below it', () => {
  const found = files.flatMap((from) => imports(from).flatMap((to) => fault(from, to) ?? []));
  expect(found).toEqual([]);
});

describe('the check itself', () => {
  test.each([
    ['ui/Button.svelte', 'wire/api'],
    ['games/crypt/table/Table.svelte', 'table/session'],
    ['games/crypt/art/Die.svelte', 'games/crypt/wire'],
    ['pages/home/Home.svelte', 'games'],
    ['App.svelte', 'shell/Header.svelte'],
  ])('%s may import %s', (from, to) => {
    expect(fault(from, to)).toBeUndefined();
  });

  test.each([
    ['wire/api.ts', 'ui/toasts.svelte'],
    ['table/log/log.ts', 'games/crypt/wire'],
    ['games/crypt/table/Table.svelte', 'games/dungeonville/wire'],
    ['games/crypt/table/Table.svelte', 'pages/home/Home.svelte'],
    ['pages/problem/Lost.svelte', 'games/crypt/art/Ghost.svelte'],
    ['App.svelte', 'games/crypt/wire'],
  ])('%s may not import %s', (from, to) => {
    expect(fault(from, to)).toBeDefined();
  });
});
