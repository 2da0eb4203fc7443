import type { Phrase } from '../../i18n/phrase';

/** An action that the bot would take. */
export interface Hint<Action> {
  action: Action;
  /** The action in words, and what the bot expects of it. */
  text: Phrase;
  /** Whether it can be prepared on the table before it is confirmed. Other actions are a single press. */
  staged: boolean;
}
