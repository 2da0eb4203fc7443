import type { Phrase } from '../../../i18n/phrase';
import type { Offer, View } from '../wire';
import { isOffered, type AbilityName } from './abilities/abilities';
import { phaseOf, type Phase } from './phase';

/** A decision besides the claim: its reason, and its ability. */
export interface Window {
  why: string;
  ability: AbilityName;
}

const WINDOWS: Partial<Record<Phase, Window>> = {
  pottery: { why: 'crypt-window-pottery', ability: 'take' },
  idol: { why: 'crypt-window-idol', ability: 'reroll' },
  last: { why: 'crypt-window-last', ability: 'restore' },
};

/** What is asked of a player who may give. */
const GIVE: Phrase = { key: 'crypt-window-give' };

export const windowOf = (view: View, offer: Offer): Window | undefined =>
  isOffered(offer.others, 'decline') ? WINDOWS[phaseOf(view)] : undefined;

/** What is special about a turn; undefined for a normal claim. */
export function nowPhrase(view: View, offer: Offer, tired: boolean): Phrase | undefined {
  if (phaseOf(view) === 'give') return GIVE;
  const window = windowOf(view, offer);
  if (window) return { key: window.why };
  if (!offer.claim) return { key: tired ? 'crypt-must-recover' : 'crypt-must-pass' };
  return offer.claim.lastTurn && offer.claim.dice > 1 ? { key: 'crypt-last-turn' } : undefined;
}
