import type { Phrase } from '../i18n/phrase';
import type { Refusal } from '../wire/protocol';

/** Why a table refused something, where a game tells itself why its rules did. */
export const refusedBy =
  (whyNot: (refusal: unknown) => Phrase) =>
  (refusal: Refusal): Phrase => {
    switch (refusal.code) {
      case 'rules':
        return whyNot(refusal.refusal);
      case 'stale':
        return { key: 'error-stale' };
      case 'notYourTurn':
        return { key: 'error-not-your-turn' };
      case 'noSuchTable':
        return { key: 'error-table-gone' };
      case 'noHints':
        return { key: 'play-no-hints' };
      case 'unavailable':
        return { key: 'error-offline' };
      default:
        return { key: 'error-forbidden' };
    }
  };
