/** The steps of the guided first game, in order; each has a sentence of its own. */
const STEPS = 26;

export const GUIDE_STEPS: readonly string[] = Array.from(
  { length: STEPS },
  (_, step) => `crypt-guide-${String(step + 1).padStart(2, '0')}`,
);
