/** What any game's sight is about, for the log. */
import { isRecord } from '../../browser/isRecord';
import { SEATS } from '../../wire/protocol';
import { variant } from '../../wire/variant';
import type { About } from './log';

/** The seat that a sight names in its field `seat`. */
function seatNamed(sight: string | object): string | null {
  const [, content] = variant(sight);
  const seat = isRecord(content) ? content['seat'] : null;
  return SEATS.find((one) => one === seat) ?? null;
}

/**
 * What a sight is about: the seat that it names, unless `by` says otherwise, and whether it is one of a player's decisions.
 */
export const aboutSight = (
  sight: string | object,
  decisions: ReadonlySet<string>,
  by: string | null | undefined,
): About => ({
  by: by === undefined ? seatNamed(sight) : by,
  acts: decisions.has(variant(sight)[0]),
});
