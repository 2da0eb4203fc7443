import { expect, test } from 'vitest';
import { withChanges } from './changes';

const view = {
  round: 1,
  row: ['a', 'b', 'c'],
  boards: [
    { home: 3, cards: [] as string[] },
    { home: 2, cards: ['x'] },
  ],
};

test('values are set by path, and the rest stays the same', () => {
  const after = withChanges(view, { round: 2, 'boards.1.home': 1 });
  expect(after).toEqual({ ...view, round: 2, boards: [view.boards[0], { home: 1, cards: ['x'] }] });
  expect(after.boards[0]).toBe(view.boards[0]);
  expect(after.row).toBe(view.row);
  expect(view.boards[1]?.home).toBe(2);
});

test('parts of lists are replaced', () => {
  expect(withChanges(view, { 'row[1,1]': ['p', 'q'] }).row).toEqual(['a', 'p', 'q', 'c']);
  expect(withChanges(view, { 'row[0,3]': [] }).row).toEqual([]);
  expect(withChanges(view, { 'boards.0.cards[0,0]': ['y'] }).boards[0]?.cards).toEqual(['y']);
});

test('without changes it is the same view', () => {
  expect(withChanges(view, undefined)).toBe(view);
  expect(withChanges(view, {})).toBe(view);
});

/** Recorded from tables: a view, the frames after it, and the view at the end (`cargo xtask bless` records them). */
const recorded = import.meta.glob<{ before: object; frames: Frame[]; after: object }>(
  '../games/*/fixtures/replay-frames.json',
  { eager: true, import: 'default' },
);
interface Frame {
  moments: { changes?: Record<string, unknown> }[];
  changes?: Record<string, unknown>;
}

test.each(Object.entries(recorded))(
  'the recorded frames in %s lead to the recorded view',
  (_, { before, frames, after }) => {
    const shown = frames.reduce(
      (view, { moments, changes }) => [...moments.map((moment) => moment.changes), changes].reduce(withChanges, view),
      before,
    );
    expect(shown).toEqual(after);
  },
);

test('enough frames are recorded, of several games', () => {
  const counts = Object.values(recorded).map(({ frames }) => frames.length);
  expect(counts.length).toBeGreaterThanOrEqual(3);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(50);
});
