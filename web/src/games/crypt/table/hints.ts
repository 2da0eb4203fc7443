import type { Phrase } from '../../../i18n/phrase';
import type { Hint } from '../../../table/actions/hint';
import type { HintLine } from '../../../wire/protocol';
import { sameData } from '../../../wire/variant';
import type { Action, Offer, Types } from '../wire';
import { uses, type Use } from './abilities/abilities';
import { read } from './claim/staging';
import { stagingPhrases } from './labels';

/** An action within a sentence, without the capital letter that a button has. */
const move = (action: string): Phrase => ({ key: 'crypt-move', args: { action } });

/** The ability use of an action, if it is offered. */
const useOf = (action: Action, offer: Offer): Use | undefined =>
  uses(offer.others)
    .flatMap((group) => group.uses)
    .find((use) => sameData(use.action, action));

/** The text of a suggested action; undefined if it is no longer offered. Recovering with no exhausted servant is called a pass. */
export function movePhrases(action: Action, offer: Offer, tired = true): Phrase[] | undefined {
  const staging = read(offer.claim, action);
  if (staging) return stagingPhrases(staging);
  if (!offer.others.some((other) => sameData(other.action, action))) return undefined;
  if (typeof action === 'object' && 'give' in action) return [move('give')];
  if (typeof action === 'string') return [move(action === 'recover' && !tired ? 'pass' : action)];
  const use = useOf(action, offer);
  return use && [move(use.ability)];
}

/** The bot's suggestions that are offered. A solo game has no chance to win, only an expected score. */
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

/** The treasures of a suggested action. */
export function slotsIn(action: Action, offer: Offer): number[] {
  const staging = read(offer.claim, action);
  if (staging) return staging.map(({ slot }) => slot);
  const target = useOf(action, offer)?.target;
  return target?.what === 'slot' ? [target.slot] : [];
}
