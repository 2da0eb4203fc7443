import { expect, test, vi } from 'vitest';
import { tableCommand, walk } from './keys';

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
  const [help, own] = [vi.fn(), vi.fn()];
  const command = (more?: object) => tableCommand(press(more), help, () => own);
  expect(command()).toBe(own);
  expect(command({ target: null })).toBe(own);
  expect(command({ key: '?' })).toBe(help);
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(command({ [held]: true })).toBeUndefined();
  for (const key of ['x', '?']) expect(command({ key, target: element('textarea') })).toBeUndefined();
});

test('the focus wraps around, and starts at the nearest end', () => {
  const all = [element(), element(), element()] as const;
  const lands = (at: HTMLElement | null, by: 1 | -1, on: HTMLElement) => {
    const go = walk(all, at, by);
    expect(go).toBeTypeOf('function');
    go?.();
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
