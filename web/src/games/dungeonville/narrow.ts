/** Seats of the wire as what they can be in Dungeonville. */
import type * as wire from '../../wire/protocol';
import { SEATS, type Seat } from './vocabulary';

export const asSeat = (seat: wire.Seat): Seat => SEATS.find((one) => one === seat) ?? 'a';
