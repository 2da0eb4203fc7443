/** Numbers and seats of the wire as what they can be in Crypt. */
import type * as wire from '../../wire/protocol';
import type { Claimant } from './wire';
import { FACES, SEATS, VALUES, type Coins, type Pips, type Seat } from './vocabulary';

export const asCoins = (coins: number | null): Coins | null => VALUES.find((value) => value === coins) ?? null;

export const asPips = (face: number): Pips => FACES.find((one) => one === face) ?? 1;

export const asSeat = (seat: wire.Seat): Seat => SEATS.find((one) => one === seat) ?? 'a';

/** Whose dice, for those who draw them. */
export const asOwner = (by: Claimant): Seat | 'ghost' => (by === 'ghost' ? 'ghost' : asSeat(by.seat));
