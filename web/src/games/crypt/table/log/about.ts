import type { About } from '../../../../table/log/log';
import { isRecord } from '../../../../browser/isRecord';
import { SEATS } from '../../../../wire/protocol';
import { variant } from '../../../../wire/variant';
import type { Claimant, Sight } from '../../wire';

const claimant = (by: Claimant): string => (by === 'ghost' ? by : by.seat);

/** What a player decides in their turn. */
const DECISIONS = new Set<string>(['claimed', 'recovered', 'declined', 'taken', 'rerolled']);

/** Who a sight is about. */
function by(sight: Sight): string | null {
  if ('claimed' in sight) return claimant(sight.claimed.by);
  if ('bumped' in sight) return claimant(sight.bumped.owner);
  if ('ghostRolled' in sight || 'ghostSetAside' in sight) return 'ghost';
  const [, content] = variant(sight);
  const seat = isRecord(content) ? content['seat'] : null;
  return SEATS.find((one) => one === seat) ?? null;
}

/** What a sight is about, for the log. */
export const about = (sight: Sight): About => ({
  by: by(sight),
  acts: DECISIONS.has(variant(sight)[0]),
  ...('revealed' in sight ? { round: sight.revealed.round } : {}),
});
