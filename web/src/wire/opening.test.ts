import { expect, test, vi } from 'vitest';
import { closeEarly, openEarly, takeTable } from './opening';

/** The sessions that were opened, in their order. */
const opened = vi.hoisted(() => [] as { id: string; sheet: unknown; onchange?: () => void; close: () => void }[]);

vi.mock('./tableSession.svelte', () => ({
  openTable: (id: string) => {
    const session = { id, sheet: null, close: vi.fn() };
    opened.push(session);
    return session;
  },
}));

test('a page takes the table that was opened early, once', () => {
  openEarly('one', vi.fn());
  openEarly('one', vi.fn());
  const session = opened.at(-1);
  expect(takeTable('one')).toBe(session);
  expect(session?.close).not.toHaveBeenCalled();
  expect(takeTable('one')).not.toBe(session);
});

test('a table that no page takes is closed', () => {
  for (const leave of [() => takeTable('two'), () => openEarly('two', vi.fn()), closeEarly]) {
    openEarly('one', vi.fn());
    const session = opened.at(-1);
    leave();
    expect(session?.close).toHaveBeenCalledOnce();
  }
});

test('the game is told as soon as the server has sent the table', () => {
  const onGame = vi.fn();
  openEarly('one', onGame);
  const session = opened.at(-1);
  session?.onchange?.();
  expect(onGame).not.toHaveBeenCalled();
  if (session) session.sheet = { game: 'crypt' };
  session?.onchange?.();
  expect(onGame).toHaveBeenCalledWith('crypt');
});
