/** A claim that is being prepared, always within the offer. */
import type { Action, Claim, ClaimOffer, Offer, Pips, StakeOffer } from '../../wire';
import { sameData } from '../../../../wire/variant';

/** Dice on one treasure. */
export type Staged = Claim[number];

/** The stakes prepared so far, from the left. */
export type Staging = readonly Staged[];

export const stagedAt = (staging: Staging, slot: number): Staged | undefined =>
  staging.find((stake) => stake.slot === slot);

const diceIn = (staging: Staging): number => staging.reduce((sum, { dice }) => sum + dice, 0);

export const freeDice = (offer: ClaimOffer, staging: Staging): number => offer.dice - diceIn(staging);

export const remove = (staging: Staging, slot: number): Staging => staging.filter((stake) => stake.slot !== slot);

/** Adds a stake, in place of any other on its treasure. */
export const put = (staging: Staging, stake: Staged): Staging =>
  [...remove(staging, stake.slot), stake].sort((one, other) => one.slot - other.slot);

/** The server's offer of a stake; undefined if it is not offered. */
export const offered = (offer: ClaimOffer, { slot, dice, effort }: Staged): StakeOffer | undefined =>
  offer.stakes.find((stake) => stake.slot === slot && stake.dice === dice && stake.effort === effort);

/** The efforts that are offered for this number of dice on a treasure, lowest first. */
export const efforts = (offer: ClaimOffer, slot: number, dice: number): Pips[] =>
  offer.stakes
    .filter((stake) => stake.slot === slot && stake.dice === dice)
    .map(({ effort }) => effort)
    .sort((one, other) => one - other);

/** Whether all stakes together are within the offer. */
export const fits = (offer: ClaimOffer, staging: Staging): boolean =>
  staging.length <= offer.treasures &&
  diceIn(staging) <= offer.dice &&
  staging.every((stake) => offered(offer, stake) !== undefined);

const ifFits = (offer: ClaimOffer, staging: Staging): Staging | undefined =>
  fits(offer, staging) ? staging : undefined;

/** Puts this number of dice on a treasure: at the effort chosen before if it is offered, or else at the lowest. */
function withDice(offer: ClaimOffer, staging: Staging, slot: number, dice: number): Staging | undefined {
  if (dice === 0) return remove(staging, slot);
  const choice = efforts(offer, slot, dice);
  const before = stagedAt(staging, slot)?.effort;
  const effort = choice.find((one) => one === before) ?? choice[0];
  return effort === undefined ? undefined : ifFits(offer, put(staging, { slot, dice, effort }));
}

/** Adds one die to a treasure, or the least number of dice that is offered there. */
export function addDie(offer: ClaimOffer, staging: Staging, slot: number): Staging | undefined {
  const now = stagedAt(staging, slot)?.dice ?? 0;
  for (let dice = now + 1; dice <= now + freeDice(offer, staging); dice += 1) {
    const next = withDice(offer, staging, slot, dice);
    if (next) return next;
  }
  return undefined;
}

/** Removes one die from a treasure, or all if fewer are not offered there. */
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

/** What remains of a staging under a new offer: all or nothing. */
export const settle = (offer: ClaimOffer | null, staging: Staging): Staging =>
  offer && fits(offer, staging) ? staging : [];

/** The claim as it is sent. */
export const claimOf = (staging: Staging): Action => ({
  claim: staging.map(({ slot, dice, effort }) => ({ slot, dice, effort })),
});

/** The stakes of a claim, if they are offered. */
export function read(offer: ClaimOffer | null, action: Action): Staging | undefined {
  return offer && typeof action === 'object' && 'claim' in action ? ifFits(offer, action.claim) : undefined;
}

/** The part of an offer that leads to one action: its treasures, with at most its number of dice on each. */
export function towards(offer: Offer, action: Action): Offer {
  const claim = read(offer.claim, action);
  if (!offer.claim || !claim)
    // Where a use can be declined, the player sees that too.
    return {
      claim: null,
      others: offer.others.filter((other) => sameData(other.action, action) || other.action === 'decline'),
    };
  const stakes = offer.claim.stakes.filter(({ slot, dice }) => dice <= (stagedAt(claim, slot)?.dice ?? 0));
  return { claim: { ...offer.claim, stakes }, others: [] };
}

/** The claim that a player tried to prepare, to ask the server why it is refused. If no die is free, it has one too many. */
export function tried(offer: ClaimOffer, staging: Staging, slot: number, effort: Pips = 6): Action {
  const free = freeDice(offer, staging);
  // A claim has at most three treasures.
  const others = remove(staging, slot).slice(0, free > 0 ? 3 : 2);
  const now = stagedAt(staging, slot)?.dice ?? 0;
  const dice = free > 0 ? now + free : offer.dice + 1 - diceIn(others);
  return claimOf(put(others, { slot, dice: Math.min(3, dice), effort }));
}

/** The chance that a single die is exhausted, and that none is, in percent. */
export function odds({ exhausts, dice }: StakeOffer): { each: number; none: number } {
  return { each: Math.round((exhausts / 6) * 100), none: Math.round(((6 - exhausts) / 6) ** dice * 100) };
}
