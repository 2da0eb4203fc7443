import { moodOf, type Mood } from '../../../../table/end/mood';
import type { Sheet } from '../../../../wire/protocol';
import type { Types } from '../../wire';

/** The lowest rank of an Only Child that feels like a victory. */
export const GOOD_RANK = 2;

/** How a game ended for the reader. Alone, the rank says it. */
export function endMood({ you, ending, seats }: Sheet<Types>): Mood {
  if (seats.length > 1) return moodOf(you, ending?.winners ?? []);
  if (you === null || ending?.rank == null) return 'even';
  return ending.rank >= GOOD_RANK ? 'won' : ending.rank === 0 ? 'lost' : 'even';
}
