import { aboutSight } from '../../../../table/log/about';
import type { About } from '../../../../table/log/log';
import type { Claimant, Sight } from '../../wire';

const claimant = (by: Claimant): string => (by === 'ghost' ? by : by.seat);

/** What a player decides in their turn. */
const DECISIONS = new Set(['claimed', 'joined', 'recovered', 'declined', 'taken', 'rerolled', 'asked', 'giftSealed']);

/** Who a sight is about, if it does not say so as most do. */
function by(sight: Sight): string | undefined {
  if ('claimed' in sight) return claimant(sight.claimed.by);
  if ('bumped' in sight) return claimant(sight.bumped.owner);
  if ('given' in sight) return sight.given.giver;
  return 'ghostRolled' in sight || 'ghostSetAside' in sight ? 'ghost' : undefined;
}

/** What a sight is about, for the log. */
export const about = (sight: Sight): About => ({
  ...aboutSight(sight, DECISIONS, by(sight)),
  ...('revealed' in sight ? { round: sight.revealed.round } : {}),
});
