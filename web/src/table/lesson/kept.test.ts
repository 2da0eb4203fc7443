import type { Problem } from '../../wire/api';
import { expect, test } from 'vitest';
import { lessonAction } from './kept';
import { sheet } from '../../wire/fakeSocket.kit';
import type { Sheet } from '../../wire/protocol';

const lesson = {} as Sheet['lesson'];
const answered = (of: Partial<Sheet>) => ({ ok: true as const, value: { ...sheet('7', 1, 0), ...of } });
const failed = (code: Problem['code']) => ({ ok: false as const, problem: { code } });

test('a lesson that was begun can be resumed', () => {
  expect(lessonAction(answered({ lesson }), 'crypt')).toBe('resume');
});

test('a lesson is begun if there is none', () => {
  expect(lessonAction(answered({ lesson: null }), 'crypt')).toBe('begin');
  expect(lessonAction(answered({ lesson }), 'dungeonville')).toBe('begin');
  expect(lessonAction(failed('notFound'), 'crypt')).toBe('begin');
});

test.each(['offline', 'unavailable', 'tooFast'] as const)('a lesson is requested again after %s', (code) => {
  expect(lessonAction(failed(code), 'crypt')).toBe('retry');
});
