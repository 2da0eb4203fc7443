import type { Phrase } from '../../i18n/phrase';

/** A move that the bot would make. */
export interface Hint {
  act: string;
  /** What it is, and what the bot expects of it. */
  text: Phrase;
  /** Whether it can be set up to be looked at; the rest is one press anyway. */
  staged: boolean;
}
