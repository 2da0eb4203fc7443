/** Cards that are put together until they come to a sum: a payment, or what is left behind. Which sets do, the server says. */
import type { Refusal } from '../../../../wire/protocol';
import { variant } from '../../../../wire/variant';
import type { Room, SumOffer, Types } from '../../wire';

export type Picked = readonly Room[];

/** What the cards count. */
export const total = (offer: SumOffer, picked: Picked): number =>
  offer.cards.filter(({ room }) => picked.includes(room)).reduce((sum, { counts }) => sum + counts, 0);

export type Standing = 'enough' | 'short' | 'tooMany';

/** The refusals that are about a sum. */
const STANDINGS: Readonly<Record<string, Standing>> = {
  tooLittle: 'short',
  stillTooMuch: 'short',
  notNeeded: 'tooMany',
  needNotGo: 'tooMany',
};

/** How a set of cards stands to its sum, by what the server says of it; nothing if it says something else. */
export function standing(refusal: Refusal<Types> | null): Standing | undefined {
  if (!refusal) return 'enough';
  return refusal.code === 'rules' ? STANDINGS[variant(refusal.refusal)[0]] : undefined;
}

/** What the Gilding Flask adds: all that an accepted payment lacks by itself, or all that the server counts beyond the cards. */
export function bonus(offer: SumOffer, picked: Picked, refusal: Refusal<Types> | null): number {
  const own = total(offer, picked);
  if (!refusal) return own < offer.sum ? offer.bonus : 0;
  const what = refusal.code === 'rules' ? refusal.refusal : undefined;
  return typeof what === 'object' && 'tooLittle' in what ? what.tooLittle.paid - own : 0;
}

/** The same with this card in it, or without it if it was. */
export const toggle = (picked: Picked, room: Room): Picked =>
  picked.includes(room) ? picked.filter((one) => one !== room) : [...picked, room];

/** The cards in the order in which the offer has them. */
export const sorted = (offer: SumOffer, picked: Picked): Room[] =>
  offer.cards.map(({ room }) => room).filter((room) => picked.includes(room));

/** What is left of a choice under a new offer: all of it, or what the offer itself suggests. */
export const settle = (offer: SumOffer, picked: Picked | null): Picked =>
  picked?.every((room) => offer.cards.some((card) => card.room === room)) ? picked : offer.suggestion;
