/** What the page knows about a seat besides the game: its clock, and whether its player is there. */
import { getContext, setContext, type Snippet } from 'svelte';
import type { Seat } from '../../wire/protocol';

export interface SeatFacts {
  /** A note such as "a computer plays"; empty for most. */
  standing: string;
  /** The time left; undefined without a clock. */
  clock: string | undefined;
  /** Whether the clock runs. */
  runs: boolean;
  /** The portrait of a computer. */
  face: Snippet<[Seat]> | undefined;
  /** The mark of a person with an account. */
  mark: Snippet | undefined;
}

const KEY = Symbol('seat facts');

type FactsOf = (seat: Seat) => SeatFacts | undefined;

export const setSeatFacts = (facts: FactsOf): FactsOf => setContext(KEY, facts);

/** Undefined outside a table's page, such as in a replay. */
export const seatFacts = (): FactsOf | undefined => getContext<FactsOf | undefined>(KEY);
