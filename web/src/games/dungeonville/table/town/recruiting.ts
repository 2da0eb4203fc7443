/** A recruitment in the making: whom, in whose place, and for which cards. */
import type { Action, Adventurer, PickOffer, RecruitOffer } from '../../wire';
import * as sums from './sums';
import type { Picked } from './sums';

export interface Recruitment {
  adventurer: Adventurer;
  discard: Adventurer | null;
  payment: Picked;
}

export const pickOf = (offer: RecruitOffer, adventurer: Adventurer): PickOffer | undefined =>
  offer.picks.find((pick) => pick.adventurer === adventurer);

/** Begins with an adventurer in town, paid as suggested; who was to be discarded stays so. */
export function begin(
  offer: RecruitOffer,
  adventurer: Adventurer,
  before: Recruitment | null,
): Recruitment | undefined {
  const pick = pickOf(offer, adventurer);
  return pick && { adventurer, discard: before?.discard ?? null, payment: pick.payment.suggestion };
}

/** Whether it is still to be said who is discarded. */
export const lacksDiscard = (offer: RecruitOffer, made: Recruitment): boolean =>
  offer.discards.length > 0 && !offer.discards.includes(made.discard ?? 0);

/** What is left of it under a new offer. */
export function settle(offer: RecruitOffer | null, made: Recruitment | null): Recruitment | null {
  const pick = made && offer && pickOf(offer, made.adventurer);
  if (!pick) return null;
  const discard = offer.discards.includes(made.discard ?? 0) ? made.discard : null;
  return { ...made, discard, payment: sums.settle(pick.payment, made.payment) };
}

/** As it is sent. */
export function recruitOf(offer: RecruitOffer, { adventurer, discard, payment }: Recruitment): Action {
  const pick = pickOf(offer, adventurer);
  return { recruit: { adventurer, discard, payment: pick ? sums.sorted(pick.payment, payment) : [...payment] } };
}

/** The same with any discard where none is chosen: the server then says what is missing of the payment. */
export const paidAs = (offer: RecruitOffer, made: Recruitment): Action =>
  recruitOf(offer, lacksDiscard(offer, made) ? { ...made, discard: offer.discards[0] ?? null } : made);

/** The recruitment of an action, if the offer has it. */
export function read(offer: RecruitOffer | null, action: Action): Recruitment | undefined {
  if (typeof action !== 'object' || !('recruit' in action) || !offer) return undefined;
  return pickOf(offer, action.recruit.adventurer) ? action.recruit : undefined;
}
