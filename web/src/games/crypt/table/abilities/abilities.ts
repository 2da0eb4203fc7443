/** The actions besides claiming, grouped by ability. */
import type { Action, ExhaustedDie, OtherOffer } from '../../wire';

const ABILITIES = ['look', 'restore', 'take', 'reroll'] as const;
export type AbilityName = (typeof ABILITIES)[number];

/** What the cards are flipped for. */
export type Target = { what: 'none' } | { what: 'die'; die: ExhaustedDie } | { what: 'slot'; slot: number };

/** One complete way to use an ability. */
export interface Use {
  ability: AbilityName;
  action: Action;
  /** The cards to flip, by their number in the collection, from 1. */
  flips: readonly number[];
  target: Target;
  /** On how many of six faces the die would hold, if one is rolled. */
  holds: number | null;
}

function useOf({ action, holds }: OtherOffer): Use | undefined {
  if (typeof action === 'string' || 'claim' in action) return undefined;
  if ('look' in action) return { ability: 'look', action, flips: [action.look.flip], target: { what: 'none' }, holds };
  if ('restore' in action) {
    const { flip, die } = action.restore;
    return { ability: 'restore', action, flips: flip, target: { what: 'die', die }, holds };
  }
  if ('take' in action) {
    const { flip, slot } = action.take;
    return { ability: 'take', action, flips: flip, target: { what: 'slot', slot }, holds };
  }
  if ('give' in action) return undefined;
  const { flip, effort } = action.reroll;
  return { ability: 'reroll', action, flips: [flip], target: { what: 'die', die: { failed: effort } }, holds };
}

/** All ways to use each ability that is offered, in the order the server lists them. */
export function uses(others: readonly OtherOffer[]): { ability: AbilityName; uses: Use[] }[] {
  const all = others.flatMap((other) => useOf(other) ?? []);
  return ABILITIES.map((ability) => ({ ability, uses: all.filter((use) => use.ability === ability) })).filter(
    (group) => group.uses.length > 0,
  );
}

/** Whether an action without parameters is offered. */
export const isOffered = (others: readonly OtherOffer[], name: Extract<Action, string>): boolean =>
  others.some(({ action }) => action === name);

export const sameTarget = (one: Target, other: Target): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The cards that can be flipped. */
export const flippable = (of: readonly Use[]): number[] =>
  [...new Set(of.flatMap(({ flips }) => flips))].sort((one, other) => one - other);

export const targets = (of: readonly Use[]): Target[] =>
  of.map(({ target }) => target).filter((target, at, all) => all.findIndex((one) => sameTarget(one, target)) === at);

/** The use that flips exactly these cards for this target. */
export const chosen = (of: readonly Use[], flips: readonly number[], target: Target): Use | undefined =>
  of.find(
    (use) =>
      use.flips.length === flips.length &&
      use.flips.every((flip) => flips.includes(flip)) &&
      sameTarget(use.target, target),
  );

/** The picked cards after a tap: a picked card is removed; one card too many replaces the one picked first. */
export function pick(picked: readonly number[], card: number, count: number): number[] {
  if (picked.includes(card)) return picked.filter((one) => one !== card);
  return [...picked, card].slice(-count);
}
