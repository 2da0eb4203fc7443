/** The lesson that was begun in this browser, stored so that it can be resumed. */

import type { Result } from '../wire/api';
import type { Sheet } from '../wire/protocol';

export interface KeptLesson {
  table: string;
  /** Whether the guide is hidden. */
  hidden: boolean;
  /** How far each chapter was read. */
  reached: readonly number[];
}

const KEY = 'gravegoods.lesson';

export function keepLesson(lesson: KeptLesson): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(lesson));
  } catch {
    // Without storage, the chapter starts again after a reload.
  }
}

export function keptLesson(): KeptLesson | undefined {
  try {
    const value: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? 'null');
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
  return answer.value.game === game && answer.value.lesson ? 'resume' : 'begin';
}
