import { beforeEach, expect, test } from 'vitest';
import { sheet } from '../../wire/fakeSocket.kit';
import type { GameTypes, Sheet } from '../../wire/protocol';
import { FakeSession } from '../fakeSession.svelte';
import { keptLesson } from './kept';
import { Lesson } from './lesson.svelte';
import { targetNow, tasksNow, textsOf, type Chapter } from './steps';

interface Moment {
  placed: boolean;
}
const target = (selector: string) => ({ selector, name: { key: selector } });
const place = { text: 'place', at: target('.place'), done: ({ placed }: Moment) => placed };
const confirm = { text: 'confirm', at: target('.confirm') };
const count = { text: 'count', ask: () => ({ options: [1, 2], right: 2 }) };
const chapters: readonly Chapter<Moment>[] = [
  [
    { text: 'welcome', until: 'read' },
    { text: 'do', until: 'act', tasks: [place, confirm] },
  ],
  [
    { text: 'sum', until: 'read', holdsResult: true, tasks: [count] },
    { text: 'end', until: 'read' },
  ],
];

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
});

const taught = (done: number, phase: Sheet['phase'] = 'playing'): Sheet => {
  const one = sheet('7', 1, 0);
  const you = one.seats[0]?.seat ?? 'a';
  return { ...one, you, phase, awaiting: [you], lesson: { done, of: 1, wanted: done === 0 ? 'go' : null } };
};
function begin(now: Sheet) {
  const session = new FakeSession<GameTypes>(now);
  const lesson = new Lesson<GameTypes, Moment>(session);
  lesson.recall();
  lesson.chapters = chapters;
  return { session, lesson };
}

test('a step to read stays until the reader goes on', () => {
  const { lesson } = begin(taught(0));
  expect([lesson.step?.text, lesson.number, lesson.steps]).toEqual(['welcome', 1, 4]);
  lesson.next();
  expect([lesson.step?.text, lesson.canGoBack]).toEqual(['do', true]);
  lesson.next();
  expect(lesson.step?.text).toBe('do');
  lesson.back();
  expect(lesson.step?.text).toBe('welcome');
});

test('nothing is explained while moments are shown or others move', () => {
  const { session, lesson } = begin(taught(0));
  session.sheet = { ...taught(0), awaiting: [] };
  expect(lesson.ready).toBe(false);
  session.sheet = taught(1, 'over');
  session.playing = true;
  expect(lesson.ready).toBe(false);
  session.playing = false;
  expect([lesson.ready, lesson.step?.text]).toEqual([true, 'sum']);
});

test('the result is shown after the steps that hold it back', () => {
  const { lesson } = begin(taught(1, 'over'));
  expect(lesson.holdsResult).toBe(true);
  lesson.next();
  expect(lesson.holdsResult).toBe(false);
});

test('progress is kept for a reload, until the lesson is ended', async () => {
  const first = begin(taught(0));
  first.lesson.next();
  first.lesson.hide(true);
  const again = begin(taught(0));
  expect([again.lesson.step?.text, again.lesson.hidden, again.lesson.wanted]).toEqual(['do', true, null]);
  again.lesson.hide(false);
  expect(again.lesson.wanted).toBe('go');
  await again.lesson.end();
  expect([again.lesson.on, keptLesson(again.lesson.game)]).toEqual([false, undefined]);
  expect(again.session.done).toEqual([{ do: 'resign' }]);
});

test('a game that ended early has no more to teach', () => {
  expect(begin(taught(0, 'over')).lesson.on).toBe(false);
});

test('the guide points at the first task that is not done', () => {
  const step = chapters[0]?.[1];
  const at = (placed: boolean) => step && targetNow(step, tasksNow(step, { placed }, new Set()))?.selector;
  expect([at(false), at(true)]).toEqual(['.place', '.confirm']);
});

test('a question is done when it is answered', () => {
  const step = chapters[1]?.[0];
  const now = (answered: readonly string[]) => step && tasksNow(step, { placed: false }, new Set(answered))[0];
  expect(now([])?.question).toEqual({ options: [1, 2], right: 2 });
  expect([now(['count'])?.done, now(['count'])?.question]).toEqual([true, undefined]);
  expect(textsOf(chapters)).toEqual(['welcome', 'do', 'place', 'confirm', 'sum', 'count', 'end']);
});
