/** How long each kind of sight is shown, in milliseconds at normal speed. */
import { lengthsBy } from '../../../../table/moments/lengths';
import { SOURCES } from '../../sources';
import type { Sight } from '../../wire';
import { TURN, turnsUp, type Seen } from './motion';

/** How long it takes to count one source of coins, and how long the sum is shown. */
export const COUNT_SOURCE = 380;
const COUNT_SUM = 1100;

const usual = lengthsBy<Sight>({
  sidesDrawn: 500,
  leaderDrawn: 700,
  revealed: 1100,
  claimed: 700,
  bumped: 800,
  recovered: 800,
  ghostRolled: 1100,
  ghostSetAside: 500,
  discarded: 400,
  forcedRecovery: 900,
  rolled: 1500,
  collected: 700,
  flipped: 600,
  looked: 1500,
  taken: 800,
  rerolled: 1400,
  restored: 800,
  idolsEarned: 900,
  declined: 250,
  torchesPassed: 700,
  counted: 900,
  rolledOff: 1600,
  won: 600,
});

/** How long a sight is shown at a table, in milliseconds at normal speed. */
export function lengthOf(sight: Sight, seen: Seen): number {
  if ('counted' in sight) {
    const counted = SOURCES.filter((source) => sight.counted.sheet[source] > 0);
    return counted.length * COUNT_SOURCE + COUNT_SUM;
  }
  return usual(sight) + (turnsUp(sight, seen) ? TURN : 0);
}
