import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Speed } from '../../person/settings.svelte';
import type { Entry, Sheet } from '../../wire/protocol';
import { sheet as sheetOf, sight } from '../../wire/fakeSocket.kit';
import type { OnChange, Scene, TableSession } from '../../wire/tableSession.svelte';
import { LONGEST_WAIT } from './speed';
import { StagedSession } from './staged.svelte';

/** A session whose table a test changes. */
class Source {
  sheet: Sheet | null = null;
  log: Entry[] = [];
  onchange: OnChange | undefined;
  readonly id = 't';
  readonly next = null;

  whole(version: number): void {
    this.sheet = { ...sheetOf('t', version, 0, []), view: { at: version }, offer: 'question' };
    this.onchange?.(null);
  }

  /** One step with several moments. */
  step(version: number, texts: readonly string[]): void {
    const entries = texts.map((text) => sight(version, text));
    const scenes: Scene[] = entries.map((entry, nth) => ({ version, entry, view: { at: version, nth } }));
    this.log = [...this.log, ...entries];
    this.sheet = {
      ...sheetOf('t', version, version - 1, entries),
      view: { at: version, nth: texts.length - 1 },
      offer: 'question',
    };
    this.onchange?.(scenes);
  }
}

let source: Source;
const staged = (speed: Speed = 'normal') => {
  source = new Source();
  source.whole(1);
  const session = new StagedSession(source as unknown as TableSession, () => speed);
  session.lengthOf = () => 1000;
  return session;
};
const shown = (session: StagedSession) => session.log.map((entry) => (entry.kind === 'sight' ? entry.sight : ''));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('moments come one after the other, and the question after the last', () => {
  const session = staged();
  source.step(2, ['claimed', 'bumped']);
  expect(shown(session)).toEqual(['claimed']);
  expect(session.sheet).toMatchObject({ view: { at: 2, nth: 0 }, offer: null, awaiting: [] });
  expect(session.playing).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(shown(session)).toEqual(['claimed', 'bumped']);
  expect(session.sheet).toMatchObject({ view: { nth: 1 }, offer: null });
  vi.advanceTimersByTime(1000);
  expect(session.sheet?.offer).toBe('question');
  expect(session.playing).toBe(false);
});

test('the first moments of a game are shown at its table', () => {
  const session = staged();
  source.sheet = { ...sheetOf('t', 1, 0, []), phase: 'gathering', view: null };
  source.onchange?.(null);
  expect(session.sheet?.phase).toBe('gathering');
  source.step(2, ['dealt', 'revealed']);
  expect(session.sheet).toMatchObject({ phase: 'playing', view: { nth: 0 }, offer: null });
  vi.advanceTimersByTime(2000);
  expect(session.sheet).toMatchObject({ phase: 'playing', offer: 'question' });
});

test('what comes meanwhile waits', () => {
  const session = staged();
  source.step(2, ['one']);
  source.step(3, ['two']);
  expect(shown(session)).toEqual(['one']);
  expect(session.sheet?.version).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(shown(session)).toEqual(['one', 'two']);
  expect(session.sheet?.offer).toBe(null);
  vi.advanceTimersByTime(1000);
  expect(session.sheet).toMatchObject({ version: 3, offer: 'question' });
});

test('one moment or all can be skipped; nothing is dropped', () => {
  const session = staged();
  source.step(2, ['one', 'two', 'three', 'four']);
  session.skip();
  expect(shown(session)).toEqual(['one', 'two']);
  expect(session.fresh).toHaveLength(1);
  session.skipAll();
  expect(shown(session)).toEqual(['one', 'two', 'three', 'four']);
  expect(session.fresh.map((entry) => entry.kind === 'sight' && entry.sight)).toEqual(['three', 'four']);
  expect(session.sheet?.offer).toBe('question');
  vi.advanceTimersByTime(5000);
  expect(session.playing).toBe(false);
});

test('many moments are shown faster, but all of them', () => {
  const session = staged();
  source.step(
    2,
    Array.from({ length: 30 }, (_, nth) => `sight ${nth}`),
  );
  vi.advanceTimersByTime(LONGEST_WAIT - 100);
  expect(session.playing).toBe(true);
  vi.advanceTimersByTime(400);
  expect(session.playing).toBe(false);
  expect(shown(session)).toHaveLength(30);
});

test('speeds', () => {
  const slow = staged('slow');
  source.step(2, ['one']);
  vi.advanceTimersByTime(1500);
  expect(slow.playing).toBe(true);
  vi.advanceTimersByTime(100);
  expect(slow.playing).toBe(false);
  const off = staged('off');
  source.step(2, ['one', 'two']);
  expect(off.playing).toBe(false);
  expect(off.sheet?.offer).toBe('question');
  expect(off.fresh).toHaveLength(2);
});

test('a whole sheet is shown at once', () => {
  const session = staged();
  source.step(2, ['one', 'two']);
  source.whole(90);
  expect(session.sheet).toMatchObject({ version: 90, offer: 'question' });
  expect(session.playing).toBe(false);
});

test('what happened after a version is shown again, and then the table as it is', () => {
  const session = staged('off');
  source.step(2, ['mine']);
  source.step(3, ['theirs', 'more']);
  expect(session.keeps(2)).toBe(true);
  session.again(2);
  expect(session.playing).toBe(true);
  expect(session.sheet).toMatchObject({ view: { at: 3, nth: 0 }, offer: null });
  expect(shown(session)).toEqual(['mine', 'theirs']);
  vi.advanceTimersByTime(1000);
  expect(shown(session)).toEqual(['mine', 'theirs', 'more']);
  vi.advanceTimersByTime(1000);
  expect(session.playing).toBe(false);
  expect(session.sheet?.offer).toBe('question');
});

test('what a whole sheet skipped can’t be shown again', () => {
  const session = staged();
  source.step(2, ['one']);
  session.skipAll();
  source.whole(90);
  expect(session.keeps(1)).toBe(false);
  expect(session.away).toBe(true);
  source.step(91, ['two']);
  session.skipAll();
  expect(session.keeps(1)).toBe(false);
  expect(session.keeps(90)).toBe(true);
});
