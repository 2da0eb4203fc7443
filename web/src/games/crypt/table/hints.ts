import type { Phrase } from '../../../i18n/phrase';
import type { HintLine } from '../../../wire/protocol';
import type { Hint } from '../../../table/actions/hint';
import type { Offer } from '../wire';
import { plain, uses } from './abilities/abilities';
import { stagingPhrases } from './labels';
import { read } from './claim/staging';

/** An action within a sentence, where a button would say the same with a capital. */
const move = (action: string): Phrase => ({ key: 'crypt-move', args: { action } });

/** What a suggested action is, in words; nothing if it is no longer offered. Who recovers though nobody is tired passes. */
export function movePhrases(act: string, offer: Offer, tired = true): Phrase[] | undefined {
  const staging = read(offer.claim, act);
  if (staging) return stagingPhrases(staging);
  if (act === plain(offer.others, 'recover')?.act) return [move(tired ? 'recover' : 'pass')];
  if (act === plain(offer.others, 'decline')?.act) return [move('decline')];
  const use = uses(offer.others)
    .flatMap((group) => group.uses)
    .find((one) => one.act === act);
  return use && [move(use.ability)];
}

/** What the bot would do, of what is offered. Alone there is no chance to win, only a score to expect. */
export function hintsOf(
  lines: readonly HintLine[],
  offer: Offer,
  { solo, tired }: { solo: boolean; tired: boolean },
): Hint[] {
  return lines.flatMap(({ act, value, score }) => {
    const moves = movePhrases(act, offer, tired);
    if (!moves) return [];
    const text = solo
      ? { key: 'table-hint-solo', args: { move: moves, score: Math.round(score) } }
      : { key: 'table-hint-text', args: { move: moves, percent: Math.round(value * 100) } };
    return [{ act, text, staged: true }];
  });
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
