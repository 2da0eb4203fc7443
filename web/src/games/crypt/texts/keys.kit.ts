/** The keys of texts that are built from data; for tests. */
import { GUIDE_TEXTS } from '../lesson/steps';
import { KINDS, SIDES } from '../wire';

/** All possible keys, by prefix. */
export const KEYS: Record<string, readonly string[]> = {
  'crypt-solo': ['crypt-solo'],
  'crypt-step-': [...GUIDE_TEXTS],
  'crypt-ability-': KINDS.flatMap((kind) => SIDES.map((side) => `crypt-ability-${kind}-${side}`)),
};
