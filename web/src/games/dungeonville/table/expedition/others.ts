/** The simple actions of an offer: those without choices of many parts. */
import type { Action, Adventurer, OtherOffer, Tower } from '../../wire';

/** Whether an action without parameters is offered. */
export const isOffered = (others: readonly OtherOffer[], action: Extract<Action, string>): boolean =>
  others.some((one) => one.action === action);

/** The towers that may be scouted. */
export const scouts = (others: readonly OtherOffer[]): Tower[] =>
  others.flatMap(({ action }) => (typeof action === 'object' && 'scout' in action ? [action.scout] : []));

export const FATES = ['lose', 'save', 'name', 'lute'] as const;
export type Fate = (typeof FATES)[number];

/** The adventurer that an action is about, and what happens to it. */
export function fateOf(action: Action): { fate: Fate; adventurer: Adventurer } | undefined {
  if (typeof action !== 'object') return undefined;
  if ('lose' in action) return { fate: 'lose', adventurer: action.lose };
  if ('save' in action) return { fate: 'save', adventurer: action.save };
  if ('name' in action) return { fate: 'name', adventurer: action.name };
  return 'lute' in action ? { fate: 'lute', adventurer: action.lute } : undefined;
}

/** An action that is about an adventurer. */
export interface Aim {
  adventurer: Adventurer;
  action: Action;
}

/** The actions of one kind that are about an adventurer. */
export const fates = (others: readonly OtherOffer[], fate: Fate): Aim[] =>
  others.flatMap(({ action }) => {
    const found = fateOf(action);
    return found?.fate === fate ? [{ adventurer: found.adventurer, action }] : [];
  });
