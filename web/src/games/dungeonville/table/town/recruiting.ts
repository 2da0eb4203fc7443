/** A recruitment that is being prepared: the adventurer, the discard and the payment. */
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

/** Picks an adventurer in town with the suggested payment, and keeps the chosen discard. */
export function begin(
  offer: RecruitOffer,
  adventurer: Adventurer,
  before: Recruitment | null,
): Recruitment | undefined {
  const pick = pickOf(offer, adventurer);
  return pick && { adventurer, discard: before?.discard ?? null, payment: pick.payment.suggestion };
}

/** Whether a discard is still to be chosen. */
export const lacksDiscard = (offer: RecruitOffer, made: Recruitment): boolean =>
  offer.discards.length > 0 && !offer.discards.includes(made.discard ?? 0);

/** What remains of it under a new offer. */
export function settle(offer: RecruitOffer | null, made: Recruitment | null): Recruitment | null {
  const pick = made && offer && pickOf(offer, made.adventurer);
  if (!pick) return null;
  const discard = offer.discards.includes(made.discard ?? 0) ? made.discard : null;
  return { ...made, discard, payment: sums.settle(pick.payment, made.payment) };
}

/** The recruitment as an action. */
export function recruitOf(offer: RecruitOffer, { adventurer, discard, payment }: Recruitment): Action {
  const pick = pickOf(offer, adventurer);
  return { recruit: { adventurer, discard, payment: pick ? sums.sorted(pick.payment, payment) : [...payment] } };
}

/** The action with any discard if none is chosen, so that the server checks only the payment. */
export const paidAs = (offer: RecruitOffer, made: Recruitment): Action =>
  recruitOf(offer, lacksDiscard(offer, made) ? { ...made, discard: offer.discards[0] ?? null } : made);

/** The recruitment of an action, if it is offered. */
export function read(offer: RecruitOffer | null, action: Action): Recruitment | undefined {
  if (typeof action !== 'object' || !('recruit' in action) || !offer) return undefined;
  return pickOf(offer, action.recruit.adventurer) ? action.recruit : undefined;
}
