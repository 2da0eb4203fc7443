import type { About } from '../../../../table/log/log';
import { isRecord } from '../../../../browser/isRecord';
import { SEATS } from '../../../../wire/protocol';
import { variant } from '../../../../wire/variant';
import type { Sight } from '../../wire';

/** What a player decides in their turn. A room may also be turned without a decision. */
const DECISIONS = new Set<string>([
  'recruited',
  'passed',
  'scouted',
  'sealed',
  'left',
  'dropped',
  'drewDeed',
  'declared',
]);

/** Who a sight is about. */
function by(sight: Sight): string | null {
  if ('clashed' in sight) return sight.clashed.winner;
  if ('joined' in sight) return sight.joined.to;
  if ('killed' in sight) return sight.killed.by;
  const [, content] = variant(sight);
  const seat = isRecord(content) ? content['seat'] : null;
  return SEATS.find((one) => one === seat) ?? null;
}

/** What a sight is about, for the log. */
export const about = (sight: Sight): About => ({
  by: by(sight),
  acts: DECISIONS.has(variant(sight)[0]),
  ...('roundBegan' in sight ? { round: sight.roundBegan.round } : {}),
  fight: 'clashed' in sight && sight.clashed.clash === 1,
});
