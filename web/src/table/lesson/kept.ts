/** The lessons that were begun in this browser, one for each game, stored so that they can be resumed. */

import type { Result } from '../../wire/api';
import type { Sheet } from '../../wire/protocol';

export interface KeptLesson {
  table: string;
  /** Whether the guide is hidden. */
  hidden: boolean;
  /** How far each chapter was read. */
  reached: readonly number[];
}

const keyOf = (game: string) => `gravegoods.lesson.${game}`;

export function keepLesson(game: string, lesson: KeptLesson): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(lesson));
  } catch {
    // Without storage, the chapter starts again after a reload.
  }
}

/** Forgets a lesson that was ended. */
export function dropLesson(game: string): void {
  try {
    localStorage.removeItem(keyOf(game));
  } catch {
    // Without storage there is nothing to forget.
  }
}

export function keptLesson(game: string): KeptLesson | undefined {
  try {
    const value: unknown = JSON.parse(globalThis.localStorage?.getItem(keyOf(game)) ?? 'null');
    if (typeof value !== 'object' || value === null || !('table' in value)) return undefined;
    const { table, hidden, reached } = value as Partial<KeptLesson>;
    const numbers = Array.isArray(reached) ? reached.map(Number).filter(Number.isInteger) : [];
    return typeof table === 'string' ? { table, hidden: hidden === true, reached: numbers } : undefined;
  } catch {
    return undefined;
  }
}

/** What to do with a stored lesson, by the server's answer about its table. Without an answer, the lesson may still exist. */
export function lessonAction(answer: Result<Sheet>, game: string): 'resume' | 'begin' | 'retry' {
  if (!answer.ok) return answer.problem.code === 'notFound' ? 'begin' : 'retry';
  const { game: of, lesson, phase } = answer.value;
  return of === game && lesson && phase !== 'over' ? 'resume' : 'begin';
}
