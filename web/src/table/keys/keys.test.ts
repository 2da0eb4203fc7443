import { expect, test, vi } from 'vitest';
import { isForTable, walk } from './keys';

/** Something on the page that can have the focus; the page itself is not needed. */
const thing = (inside: string | null = null) =>
  ({
    closest: (selector: string) => (inside !== null && selector.includes(inside) ? {} : null),
    focus: vi.fn(),
  }) as unknown as HTMLElement;
const press = (more: object = {}) => ({
  key: 'x',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: thing(),
  ...more,
});

test('keys of the browser, and letters that somebody types, are not for the table', () => {
  expect(isForTable(press())).toBe(true);
  expect(isForTable(press({ target: null }))).toBe(true);
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(isForTable(press({ [held]: true }))).toBe(false);
  expect(isForTable(press({ target: thing('textarea') }))).toBe(false);
});

test('the focus goes round, and begins at the near end', () => {
  const all = [thing(), thing(), thing()] as const;
  const lands = (at: HTMLElement | null, by: 1 | -1, on: HTMLElement) => {
    const go = walk(all, at, by);
    expect(go).toBeTypeOf('function');
    if (typeof go === 'function') go();
    expect(on.focus).toHaveBeenCalledOnce();
    vi.mocked(on.focus).mockClear();
  };
  lands(null, 1, all[0]);
  lands(null, -1, all[2]);
  lands(all[0], 1, all[1]);
  lands(all[2], 1, all[0]);
  lands(all[0], -1, all[2]);
});

test('nobody is walked out of a log, or where there is nowhere to go', () => {
  expect(walk([thing()], thing('[role=log]'), 1)).toBeUndefined();
  expect(walk([], null, 1)).toBeUndefined();
});
