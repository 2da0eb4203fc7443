import { expect, test, vi } from 'vitest';
import { isForTable, walk } from './keys';

/** A fake focusable element. */
const element = (inside: string | null = null) =>
  ({
    closest: (selector: string) => (inside !== null && selector.includes(inside) ? {} : null),
    focus: vi.fn(),
  }) as unknown as HTMLElement;
const press = (more: object = {}) => ({
  key: 'x',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: element(),
  ...more,
});

test('browser shortcuts and typed letters are not for the table', () => {
  expect(isForTable(press())).toBe(true);
  expect(isForTable(press({ target: null }))).toBe(true);
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(isForTable(press({ [held]: true }))).toBe(false);
  expect(isForTable(press({ target: element('textarea') }))).toBe(false);
});

test('the focus wraps around, and starts at the nearest end', () => {
  const all = [element(), element(), element()] as const;
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

test('the focus does not move in a log, or without elements', () => {
  expect(walk([element()], element('[role=log]'), 1)).toBeUndefined();
  expect(walk([], null, 1)).toBeUndefined();
});
