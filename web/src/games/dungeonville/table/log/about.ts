import { aboutSight } from '../../../../table/log/about';
import type { About } from '../../../../table/log/log';
import type { Sight } from '../../wire';

/** What a player decides in their turn. A room may also be turned without a decision. */
const DECISIONS = new Set(['recruited', 'passed', 'scouted', 'sealed', 'left', 'dropped', 'drewDeed', 'declared']);

/** Who a sight is about, if it does not say so as most do. A clash may have no winner. */
function by(sight: Sight): string | null | undefined {
  if ('clashed' in sight) return sight.clashed.winner;
  if ('joined' in sight) return sight.joined.to;
  return 'killed' in sight ? sight.killed.by : undefined;
}

/** What a sight is about, for the log. */
export const about = (sight: Sight): About => ({
  ...aboutSight(sight, DECISIONS, by(sight)),
  ...('roundBegan' in sight ? { round: sight.roundBegan.round } : {}),
  fight: 'clashed' in sight && sight.clashed.clash === 1,
});
