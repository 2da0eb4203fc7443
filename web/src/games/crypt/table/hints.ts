import type { Phrase } from '../../../i18n/phrase';
import type { Offer } from '../wire';
import { plain, uses } from './abilities';
import { stagingPhrases, useName } from './labels';
import { read } from './staging';

/** What a suggested action is, in words; nothing if it is no longer offered. */
export function movePhrases(act: string, offer: Offer): Phrase[] | undefined {
  const staging = read(offer.claim, act);
  if (staging) return stagingPhrases(staging);
  if (act === plain(offer.others, 'recover')?.act) return [{ key: 'crypt-recover' }];
  if (act === plain(offer.others, 'decline')?.act) return [{ key: 'crypt-decline' }];
  const use = uses(offer.others)
    .flatMap((group) => group.uses)
    .find((one) => one.act === act);
  return use && [useName(use)];
}

/** The treasures that a suggested action is about. */
export function slotsIn(act: string, offer: Offer): number[] {
  const staging = read(offer.claim, act);
  if (staging) return staging.map(({ slot }) => slot);
  const use = uses(offer.others)
    .flatMap((group) => group.uses)
    .find((one) => one.act === act);
  return use?.target.what === 'slot' ? [use.target.slot] : [];
}
