import type { Phrase } from '../../../i18n/phrase';
import type { Offer, View } from '../wire';
import { isOffered, type AbilityName } from './abilities/abilities';
import { phaseOf, type Phase } from './phase';

/** What there is to decide beside the claim: why, and the ability that it is about. */
export interface Window {
  why: string;
  ability: AbilityName;
}

const WINDOWS: Partial<Record<Phase, Window>> = {
  pottery: { why: 'crypt-window-pottery', ability: 'take' },
  idol: { why: 'crypt-window-idol', ability: 'reroll' },
  last: { why: 'crypt-window-last', ability: 'restore' },
};

export const windowOf = (view: View, offer: Offer): Window | undefined =>
  isOffered(offer.others, 'decline') ? WINDOWS[phaseOf(view)] : undefined;

/** Why a turn is not any turn; nothing where one simply claims. */
export function nowPhrase(view: View, offer: Offer, tired: boolean): Phrase | undefined {
  const window = windowOf(view, offer);
  if (window) return { key: window.why };
  if (!offer.claim) return { key: tired ? 'crypt-must-recover' : 'crypt-must-pass' };
  return offer.claim.lastTurn && offer.claim.dice > 1 ? { key: 'crypt-last-turn' } : undefined;
}
