import type { Problem } from '../wire/api';
import { expect, test } from 'vitest';
import { prospect } from './keptLesson';
import { sheet } from '../wire/fakeSocket.kit';
import type { Sheet } from '../wire/protocol';

const lesson = {} as Sheet['lesson'];
const told = (of: Partial<Sheet>) => ({ ok: true as const, value: { ...sheet('7', 1, 0), ...of } });
const failed = (code: Problem['code']) => ({ ok: false as const, problem: { code } });

test('a lesson that was begun is gone on with', () => {
  expect(prospect(told({ lesson }), 'crypt')).toBe('go on');
});

test('a lesson is begun where there is none any more', () => {
  expect(prospect(told({ lesson: null }), 'crypt')).toBe('begin');
  expect(prospect(told({ lesson }), 'dungeonville')).toBe('begin');
  expect(prospect(failed('notFound'), 'crypt')).toBe('begin');
});

test.each(['offline', 'unavailable', 'tooFast'] as const)(
  'a lesson that can’t be asked for because of %s is not given up',
  (code) => {
    expect(prospect(failed(code), 'crypt')).toBe('ask again');
  },
);
