/** A claim in the making: what the offer allows of it, and no more. */
import type { Action, Claim, ClaimOffer, Offer, Pips, StakeOffer } from '../../wire';
import { sameData } from '../../../../wire/variant';

/** Dice on one treasure. */
export type Staged = Claim[number];

/** The stakes put together so far, from the left. */
export type Staging = readonly Staged[];

export const stagedAt = (staging: Staging, slot: number): Staged | undefined =>
  staging.find((stake) => stake.slot === slot);

const diceIn = (staging: Staging): number => staging.reduce((sum, { dice }) => sum + dice, 0);

export const freeDice = (offer: ClaimOffer, staging: Staging): number => offer.dice - diceIn(staging);

export const remove = (staging: Staging, slot: number): Staging => staging.filter((stake) => stake.slot !== slot);

/** The same with this stake in place of what was on its treasure. */
export const put = (staging: Staging, stake: Staged): Staging =>
  [...remove(staging, stake.slot), stake].sort((one, other) => one.slot - other.slot);

/** What the server says of a stake; nothing if it does not offer it. */
export const offered = (offer: ClaimOffer, { slot, dice, effort }: Staged): StakeOffer | undefined =>
  offer.stakes.find((stake) => stake.slot === slot && stake.dice === dice && stake.effort === effort);

/** The efforts at which so many dice may go on a treasure, lowest first. */
export const efforts = (offer: ClaimOffer, slot: number, dice: number): Pips[] =>
  offer.stakes
    .filter((stake) => stake.slot === slot && stake.dice === dice)
    .map(({ effort }) => effort)
    .sort((one, other) => one - other);

/** Whether all stakes together keep within the offer. */
export const fits = (offer: ClaimOffer, staging: Staging): boolean =>
  staging.length <= offer.treasures &&
  diceIn(staging) <= offer.dice &&
  staging.every((stake) => offered(offer, stake) !== undefined);

const ifFits = (offer: ClaimOffer, staging: Staging): Staging | undefined =>
  fits(offer, staging) ? staging : undefined;

/** So many dice on a treasure: at the effort chosen before if that is offered, else at the lowest that is. */
function withDice(offer: ClaimOffer, staging: Staging, slot: number, dice: number): Staging | undefined {
  if (dice === 0) return remove(staging, slot);
  const choice = efforts(offer, slot, dice);
  const before = stagedAt(staging, slot)?.effort;
  const effort = choice.find((one) => one === before) ?? choice[0];
  return effort === undefined ? undefined : ifFits(offer, put(staging, { slot, dice, effort }));
}

/** One more die on a treasure, or as many as it takes there at least. */
export function addDie(offer: ClaimOffer, staging: Staging, slot: number): Staging | undefined {
  const now = stagedAt(staging, slot)?.dice ?? 0;
  for (let dice = now + 1; dice <= now + freeDice(offer, staging); dice += 1) {
    const next = withDice(offer, staging, slot, dice);
    if (next) return next;
  }
  return undefined;
}

/** One die less on a treasure, or none if fewer are not enough there. */
export function takeDie(offer: ClaimOffer, staging: Staging, slot: number): Staging {
  const now = stagedAt(staging, slot)?.dice ?? 0;
  return (now > 1 ? withDice(offer, staging, slot, now - 1) : undefined) ?? remove(staging, slot);
}

export function withEffort(offer: ClaimOffer, staging: Staging, slot: number, effort: Pips): Staging | undefined {
  const now = stagedAt(staging, slot);
  return now && ifFits(offer, put(staging, { ...now, effort }));
}

/** The next effort that is offered, up or down. */
export function nextEffort(offer: ClaimOffer, stake: Staged, by: 1 | -1): Pips | undefined {
  const choice = efforts(offer, stake.slot, stake.dice);
  return choice[choice.indexOf(stake.effort) + by];
}

/** What is left of a staging under a new offer. */
export const settle = (offer: ClaimOffer | null, staging: Staging): Staging =>
  offer && fits(offer, staging) ? staging : [];

/** The claim as it is sent. */
export const claimOf = (staging: Staging): Action => ({
  claim: staging.map(({ slot, dice, effort }) => ({ slot, dice, effort })),
});

/** The stakes of a claim, if the offer has them. */
export function read(offer: ClaimOffer | null, action: Action): Staging | undefined {
  return offer && typeof action === 'object' && 'claim' in action ? ifFits(offer, action.claim) : undefined;
}

/** As much of an offer as leads to one action: the treasures that it names, with no more dice than it puts there. */
export function towards(offer: Offer, action: Action): Offer {
  const claim = read(offer.claim, action);
  if (!offer.claim || !claim)
    return { claim: null, others: offer.others.filter((other) => sameData(other.action, action)) };
  const stakes = offer.claim.stakes.filter(({ slot, dice }) => dice <= (stagedAt(claim, slot)?.dice ?? 0));
  return { claim: { ...offer.claim, stakes }, others: [] };
}

/** The claim that a player tried to prepare, to ask the server why not: dice beyond those that there are, if none is free. */
export function tried(offer: ClaimOffer, staging: Staging, slot: number, effort: Pips = 6): Action {
  const free = freeDice(offer, staging);
  // A claim is on three treasures at most.
  const others = remove(staging, slot).slice(0, free > 0 ? 3 : 2);
  const now = stagedAt(staging, slot)?.dice ?? 0;
  const dice = free > 0 ? now + free : offer.dice + 1 - diceIn(others);
  return claimOf(put(others, { slot, dice: Math.min(3, dice), effort }));
}

/** The chance that each of the dice is exhausted, and that none of them is, in percent. */
export function odds({ exhausts, dice }: StakeOffer): { each: number; none: number } {
  return { each: Math.round((exhausts / 6) * 100), none: Math.round(((6 - exhausts) / 6) ** dice * 100) };
}
