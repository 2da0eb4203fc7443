import type { Phrase } from '../../i18n/phrase';
import { refusedBy, rulesPhrase, type ValueNames } from '../../table/refused';
import type { Refusal, Types } from './wire';

const NAMES: ValueNames = {
  noTreasure: 'slot',
  ownDice: 'slot',
  notFaceDown: 'slot',
  otherSide: 'kind',
  noFailedDie: 'effort',
};

/** Why the rules of Crypt refused something. */
export const whyNot = (refusal: Refusal): Phrase => rulesPhrase('crypt', refusal, NAMES);

/** Why a table of Crypt refused something. */
export const refused = refusedBy<Types>(whyNot);
