/** The treasures that a player may give to an ally. */
import type { Action, OtherOffer } from '../../wire';

export interface GiftOffer {
  /** The card, by its number in the collection, from 1. */
  card: number;
  action: Action;
}

/** The gifts among the offered actions, in the order of the cards. */
export const giftsIn = (others: readonly OtherOffer[]): GiftOffer[] =>
  others.flatMap(({ action }) =>
    typeof action === 'object' && 'give' in action ? [{ card: action.give.card, action }] : [],
  );
