/** Cards that are put together until they come to a sum: a payment, or what is left behind. */
import type { Room, SumOffer } from '../../wire';

export type Picked = readonly Room[];

const counts = (offer: SumOffer, room: Room): number => offer.cards.find((card) => card.room === room)?.counts ?? 0;

/** What the cards count by themselves. */
export const total = (offer: SumOffer, picked: Picked): number =>
  picked.reduce((sum, room) => sum + counts(offer, room), 0);

/** What is added to them: only where they fall short, and not by a card that is itself among them. */
export function bonus(offer: SumOffer, picked: Picked): number {
  const short = total(offer, picked) < offer.sum;
  return short && picked.length > 0 && !picked.some((room) => offer.flasks.includes(room)) ? offer.bonus : 0;
}

export type Standing = 'enough' | 'short' | 'tooMany';

/** How a set of cards stands to the sum. The offer says what does; the server has the last word. */
export function standing(offer: SumOffer, picked: Picked): Standing {
  const added = bonus(offer, picked);
  const reached = total(offer, picked) + added;
  if (reached < offer.sum) return 'short';
  const smallest = Math.min(...picked.map((room) => counts(offer, room)));
  if (picked.length === 0) return 'enough';
  if (added > 0 && picked.length === 1) return 'enough';
  return reached - smallest >= offer.sum ? 'tooMany' : 'enough';
}

/** The same with this card in it, or without it if it was. */
export const toggle = (picked: Picked, room: Room): Picked =>
  picked.includes(room) ? picked.filter((one) => one !== room) : [...picked, room];

/** The cards in the order in which the offer has them. */
export const sorted = (offer: SumOffer, picked: Picked): Picked =>
  offer.cards.map(({ room }) => room).filter((room) => picked.includes(room));

/** What is left of a choice under a new offer: all of it, or what the offer itself suggests. */
export const settle = (offer: SumOffer, picked: Picked | null): Picked =>
  picked?.every((room) => offer.cards.some((card) => card.room === room)) ? picked : offer.suggestion;

export const writeDrop = (offer: SumOffer, picked: Picked): string => ['drop', ...sorted(offer, picked)].join(' ');

export const writeDeed = (offer: SumOffer, picked: Picked): string =>
  ['deed', ...(picked.length > 0 ? ['for', ...sorted(offer, picked)] : [])].join(' ');
