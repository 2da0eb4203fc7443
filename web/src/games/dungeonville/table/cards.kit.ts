/** Cards for tests. */
import type { AdventurerCard } from '../wire';

/** A thief of some rank. */
export const thief = (rank: number): AdventurerCard => ({
  rank,
  name: '',
  class: 'thief',
  colour: 'red',
  letters: ['A', 'B', 'B', 'C', 'D'],
});
