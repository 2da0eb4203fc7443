/** The lesson that somebody has begun in this browser, so that it can be gone on with. */

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
    // A browser that keeps nothing still teaches; after a reload the chapter begins anew.
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

/** What can be done about the lesson that was begun, by what the server says of its table. Where it says nothing, the lesson may be there none the less. */
export function prospect(answer: Result<Sheet>, game: string): 'go on' | 'begin' | 'ask again' {
  if (!answer.ok) return answer.problem.code === 'notFound' ? 'begin' : 'ask again';
  return answer.value.game === game && answer.value.lesson ? 'go on' : 'begin';
}
