/** What may be done beside the choices of many parts, sorted by what it is about. */
import type { Action, Adventurer, OtherOffer, Tower } from '../../wire';

type Named<Key extends string> = Extract<Action, Record<Key, unknown>>;

/** An action that is about nothing in particular. */
export const plain = (others: readonly OtherOffer[], action: Extract<Action, string>): OtherOffer | undefined =>
  others.find((one) => one.action === action);

export interface Aim<T> {
  at: T;
  act: string;
}

function aims<Key extends 'scout' | 'lute' | 'name' | 'lose' | 'save'>(
  others: readonly OtherOffer[],
  key: Key,
): Aim<Named<Key>[Key]>[] {
  return others.flatMap(({ act, action }) =>
    typeof action === 'object' && key in action ? [{ act, at: (action as Named<Key>)[key] }] : [],
  );
}

export const scouts = (others: readonly OtherOffer[]): Aim<Tower>[] => aims(others, 'scout');

export const FATES = ['lose', 'save', 'name', 'lute'] as const;
export type Fate = (typeof FATES)[number];

/** Actions that are about an adventurer. */
export const fates = (others: readonly OtherOffer[], fate: Fate): Aim<Adventurer>[] => aims(others, fate);
