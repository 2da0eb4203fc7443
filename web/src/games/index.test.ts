import { expect, test, vi } from 'vitest';
import { GAME_NAMES, gameOf, preloadTable, tableOf } from '.';

test('only names with a folder are games', () => {
  expect(GAME_NAMES.every(gameOf)).toBe(true);
  expect(['toString', 'constructor', '', 'chess'].some(gameOf)).toBe(false);
});

test('a table is loaded once, and again after a failure', async () => {
  const game = gameOf('crypt')!;
  const load = vi
    .spyOn(game, 'table')
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: {} as never });
  vi.spyOn(game, 'cast').mockResolvedValue({ default: {} });
  await preloadTable('crypt');
  await expect(tableOf('crypt')).resolves.toHaveLength(2);
  expect(tableOf('crypt')).toBe(tableOf('crypt'));
  expect(load).toHaveBeenCalledTimes(2);
  await expect(tableOf('chess')).rejects.toThrow('chess');
});
