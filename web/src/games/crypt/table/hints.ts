import type { Phrase } from '../../../i18n/phrase';
import type { Hint } from '../../../table/actions/hint';
import type { HintLine } from '../../../wire/protocol';
import { sameData } from '../../../wire/variant';
import type { Action, Offer, Types } from '../wire';
import { uses, type Use } from './abilities/abilities';
import { read } from './claim/staging';
import { stagingPhrases } from './labels';

/** An action within a sentence, where a button would say the same with a capital. */
const move = (action: string): Phrase => ({ key: 'crypt-move', args: { action } });

/** The use of an ability that an action is, if it is offered. */
const useOf = (action: Action, offer: Offer): Use | undefined =>
  uses(offer.others)
    .flatMap((group) => group.uses)
    .find((use) => sameData(use.action, action));

/** What a suggested action is, in words; nothing if it is no longer offered. To recover nobody is to pass. */
export function movePhrases(action: Action, offer: Offer, tired = true): Phrase[] | undefined {
  const staging = read(offer.claim, action);
  if (staging) return stagingPhrases(staging);
  if (!offer.others.some((other) => sameData(other.action, action))) return undefined;
  if (typeof action === 'string') return [move(action === 'recover' && !tired ? 'pass' : action)];
  const use = useOf(action, offer);
  return use && [move(use.ability)];
}

/** What the bot would do, of what is offered. Alone there is no chance to win, only a score to expect. */
export function hintsOf(
  lines: readonly HintLine<Types>[],
  offer: Offer,
  { solo, tired }: { solo: boolean; tired: boolean },
): Hint<Action>[] {
  return lines.flatMap(({ action, value, score }) => {
    const moves = movePhrases(action, offer, tired);
    if (!moves) return [];
    const text = solo
      ? { key: 'table-hint-solo', args: { move: moves, score: Math.round(score) } }
      : { key: 'table-hint-text', args: { move: moves, percent: Math.round(value * 100) } };
    return [{ action, text, staged: true }];
  });
}

/** The treasures that a suggested action is about. */
export function slotsIn(action: Action, offer: Offer): number[] {
  const staging = read(offer.claim, action);
  if (staging) return staging.map(({ slot }) => slot);
  const target = useOf(action, offer)?.target;
  return target?.what === 'slot' ? [target.slot] : [];
}
