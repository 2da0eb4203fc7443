/** How long each kind of sight is shown, in milliseconds at normal speed. */
import { lengthsBy } from '../../../../table/moments/lengths';
import { linesOf } from '../../sources';
import { SIGHT_LENGTHS, type Sight } from '../../wire';
import { TURN, turnsUp, type Seen } from './motion';

/** How long it takes to count one source of coins, and how long the sum is shown. */
export const COUNT_SOURCE = 380;
const COUNT_SUM = 1100;

const usual = lengthsBy<Sight>(SIGHT_LENGTHS);

/** How long a sight is shown at a table, in milliseconds at normal speed. */
export function lengthOf(sight: Sight, seen: Seen): number {
  if ('counted' in sight) {
    return linesOf(sight.counted.sheet).length * COUNT_SOURCE + COUNT_SUM;
  }
  return usual(sight) + (turnsUp(sight, seen) ? TURN : 0);
}
