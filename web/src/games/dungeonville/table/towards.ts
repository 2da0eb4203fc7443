/** What a lesson offers. */
import { sameData } from '../../../wire/variant';
import type { Action, Offer } from '../wire';

/** The part of an offer that leads to one action. Other buttons stay, so that the player sees the choice. */
export function towards(offer: Offer, action: Action): Offer {
  const recruit = typeof action === 'object' && 'recruit' in action ? action.recruit : null;
  const scouting = typeof action === 'object' && 'scout' in action;
  return {
    ...offer,
    recruit: offer.recruit && {
      ...offer.recruit,
      picks: offer.recruit.picks.filter(({ adventurer }) => adventurer === recruit?.adventurer),
      discards: recruit ? offer.recruit.discards.filter((member) => member === recruit.discard) : [],
    },
    declare: action === 'declare' ? offer.declare : null,
    others: scouting ? offer.others.filter((other) => sameData(other.action, action)) : offer.others,
  };
}
