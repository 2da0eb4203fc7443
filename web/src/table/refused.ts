import type { Phrase } from '../i18n/phrase';
import type { Refusal } from '../wire/protocol';
import { refusalPhrase } from '../wire/refusals';

/** Why a table refused something, where a game tells itself why its rules did. */
export const refusedBy =
  (whyNot: (refusal: unknown) => Phrase) =>
  (refusal: Refusal): Phrase =>
    refusal.code === 'rules' ? whyNot(refusal.refusal) : refusalPhrase(refusal);
