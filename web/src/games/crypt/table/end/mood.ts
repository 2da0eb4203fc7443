import { moodOf, type Mood } from '../../../../table/end/mood';
import type { Sheet } from '../../../../wire/protocol';
import type { Types } from '../../wire';
import { areTwins } from '../allies/allies';

/** The lowest rank of an Only Child or of twins that feels like a victory. */
export const GOOD_RANK = 2;

/** How a game ended for the reader. Where nobody plays against another player, the rank says it. */
export function endMood({ you, ending, seats, view }: Sheet<Types>): Mood {
  const ranked = seats.length === 1 || (view !== null && areTwins(view));
  if (!ranked) return moodOf(you, ending?.winners ?? []);
  if (you === null || ending?.rank == null) return 'even';
  return ending.rank >= GOOD_RANK ? 'won' : ending.rank === 0 ? 'lost' : 'even';
}
