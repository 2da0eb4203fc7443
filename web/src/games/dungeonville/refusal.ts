import type { Phrase } from '../../i18n/phrase';
import { refusedBy, rulesPhrase, type ValueNames } from '../../table/refused';
import { isVariant } from '../../wire/variant';
import { itemName } from './names';
import type { Refusal, Types } from './wire';

const NAMES: ValueNames = {
  notInTown: 'rank',
  notInParty: 'rank',
  cannotJoin: 'rank',
  cannotName: 'rank',
  notTheLetter: 'rank',
  notInDeck: 'rank',
  notInDeedHouse: 'tower',
  tokens: 'gold',
};

/** Why the rules of Dungeonville refused something. */
export function whyNot(refusal: Refusal): Phrase {
  const phrase = rulesPhrase('dungeonville', refusal, NAMES);
  return isVariant(refusal, 'noPower') ? { ...phrase, args: { item: itemName(refusal.noPower) } } : phrase;
}

/** Why a table of Dungeonville refused something. */
export const refused = refusedBy<Types>(whyNot);
