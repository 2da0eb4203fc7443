/** A recruitment in the making: whom, in whose place, and for which cards. */
import type { Adventurer, PickOffer, RecruitOffer } from '../../wire';
import * as sums from './sums';
import type { Picked } from './sums';

export interface Recruitment {
  adventurer: Adventurer;
  discard: Adventurer | null;
  payment: Picked;
}

export const pickOf = (offer: RecruitOffer, adventurer: Adventurer): PickOffer | undefined =>
  offer.picks.find((pick) => pick.adventurer === adventurer);

/** Begins with somebody in town, paid as suggested; whoever was to be discarded stays so. */
export function begin(
  offer: RecruitOffer,
  adventurer: Adventurer,
  before: Recruitment | null,
): Recruitment | undefined {
  const pick = pickOf(offer, adventurer);
  return pick && { adventurer, discard: before?.discard ?? null, payment: pick.payment.suggestion };
}

export const isDone = (offer: RecruitOffer, made: Recruitment): boolean => {
  const pick = pickOf(offer, made.adventurer);
  const settled = offer.discards.length === 0 ? made.discard === null : offer.discards.includes(made.discard ?? 0);
  return pick !== undefined && settled && sums.standing(pick.payment, made.payment) === 'enough';
};

/** What is left of it under a new offer. */
export function settle(offer: RecruitOffer | null, made: Recruitment | null): Recruitment | null {
  const pick = made && offer && pickOf(offer, made.adventurer);
  if (!pick) return null;
  const discard = offer.discards.includes(made.discard ?? 0) ? made.discard : null;
  return { ...made, discard, payment: sums.settle(pick.payment, made.payment) };
}

/** As it is sent: `recruit 12 over 40 for C7 G3`. */
export function write(offer: RecruitOffer, { adventurer, discard, payment }: Recruitment): string {
  const pick = pickOf(offer, adventurer);
  const cards = pick ? sums.sorted(pick.payment, payment) : payment;
  return [
    ...['recruit', adventurer],
    ...(discard === null ? [] : ['over', discard]),
    ...(cards.length === 0 ? [] : ['for', ...cards]),
  ].join(' ');
}

/** A recruitment as the server writes it, if the offer has it. */
export function read(offer: RecruitOffer | null, act: string): Recruitment | undefined {
  const [verb, who, ...rest] = act.split(' ');
  if (verb !== 'recruit' || !offer || !pickOf(offer, Number(who))) return undefined;
  const paid = rest.indexOf('for');
  const over = rest[0] === 'over' ? Number(rest[1]) : null;
  return { adventurer: Number(who), discard: over, payment: paid < 0 ? [] : rest.slice(paid + 1) };
}
