/** The moment that a table shows, for the parts that take part in it. */
import { getContext, setContext } from 'svelte';
import type { Seat } from '../../../../wire/protocol';
import type { Stood } from '../board/holdings';
import type { Pips, Sight } from '../../wire';

/** Servants that were outbid and have not gone home yet. */
export interface Outbid {
  dice: readonly Stood[];
  effort: Pips;
}

export interface TableMoment {
  /** What happens; null when nothing does. */
  readonly sight: Sight | null;
  /** Servants that were outbid and have not gone home yet, by treasure. */
  readonly outbid: ReadonlyMap<number, Outbid>;
  /** The Ghost's chance to bump the servants that are being put on a treasure, in percent. */
  bumpChance(slot: number): number | undefined;
}

const KEY = Symbol('moment');

/** Where nothing happens, as in a replay. */
const STILL: TableMoment = { sight: null, outbid: new Map(), bumpChance: () => undefined };

/** Sets the moment for all components within. Its properties may change. */
export const setMoment = (moment: TableMoment): TableMoment => setContext(KEY, moment);

export const getMoment = (): TableMoment => getContext<TableMoment | undefined>(KEY) ?? STILL;

/** How many servants of a player become available in this moment. */
export function wokenOf(sight: Sight | null, seat: Seat): number {
  if (!sight) return 0;
  if ('recovered' in sight && sight.recovered.seat === seat) return sight.recovered.dice;
  if ('forcedRecovery' in sight && sight.forcedRecovery.seat === seat) return sight.forcedRecovery.dice;
  if ('restored' in sight && sight.restored.seat === seat) return 1;
  if ('rerolled' in sight && sight.rerolled.seat === seat) return sight.rerolled.held ? 1 : 0;
  return 0;
}

/** How many servants of a player come home bumped in this moment. */
export function bumpedOf(sight: Sight | null, seat: Seat): number {
  if (!sight || !('bumped' in sight)) return 0;
  const { owner, dice } = sight.bumped;
  return owner !== 'ghost' && owner.seat === seat ? dice : 0;
}

/** Whether the viewer looks at the face-down card of a treasure in this moment. */
export function isLookedAt(sight: Sight | null, slot: number): boolean {
  return !!sight && 'looked' in sight && sight.looked.cards.some(([at, , coins]) => at === slot && coins !== null);
}
