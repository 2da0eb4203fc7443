import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepNotes, marked, markOf, recallNotes, type Notes } from './notes';

const stored = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  }),
);
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

test('a press gives the next mark, and after the last there is none', () => {
  let notes: Notes = {};
  const marks = Array.from({ length: 4 }, () => {
    notes = marked(notes, 'crypt', 'b');
    return markOf(notes, 'crypt', 'b');
  });
  expect(marks).toEqual(['maybe', 'yes', 'no', 'none']);
  expect(markOf(notes, 'crypt', 'c')).toBe('none');
});

test('notes are kept for each table; what cannot be read is left out', () => {
  const notes = marked({}, 'rathaus', 'c');
  keepNotes('one', notes);
  expect(recallNotes('one')).toEqual(notes);
  expect(recallNotes('two')).toEqual({});
  stored.set('gravegoods.notes.two', '{"crypt b":"sure"}');
  expect(recallNotes('two')).toEqual({});
  stored.set('gravegoods.notes.two', '{');
  expect(recallNotes('two')).toEqual({});
});
