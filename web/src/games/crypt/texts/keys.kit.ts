/** The keys of texts that are built from data; for tests. */
import { textsOf } from '../../../table/lesson/steps';
import { chapters } from '../lesson/steps';
import { KINDS, SIDES } from '../wire';

const lesson = textsOf(chapters);

/** All possible keys, by prefix. */
export const KEYS: Record<string, readonly string[]> = {
  'crypt-solo': ['crypt-solo'],
  'crypt-pool-': ['crypt-pool-variant-twins', 'crypt-pool-variant-houses', 'crypt-pool-curse-on'],
  'crypt-lesson': ['crypt-lesson'],
  'crypt-step-': lesson.filter((key) => key.startsWith('crypt-step-')),
  'crypt-task-': lesson.filter((key) => key.startsWith('crypt-task-')),
  'crypt-ability-': KINDS.flatMap((kind) => SIDES.map((side) => `crypt-ability-${kind}-${side}`)),
};
