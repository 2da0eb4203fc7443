/** The tokens that make up a score, one by one. */
import { SEATS, type Seat } from '../../../../wire/protocol';
import type { Tower, View } from '../../wire';
import { seatOf, towerOf } from '../cards';
import type { SOURCES } from './scores';

export interface Counted {
  owner: Seat;
  source: (typeof SOURCES)[number];
  /** The score up to this token. */
  total: number;
}

/** The tokens of a player who owns a tower: the kill zone, others' tokens on the tower, then their own, which count against them. */
export function countOf(view: View, seat: Seat, deed: Tower): Counted[] {
  const each = (counts: readonly number[], source: Counted['source']) =>
    counts.flatMap((count, at) => {
      const owner = SEATS[at];
      return owner ? Array.from({ length: count }, () => ({ owner, source })) : [];
    });
  const kills = each(seatOf(view, seat)?.kills ?? [], 'kills');
  const blood = each(towerOf(view, deed)?.blood ?? [], 'others');
  const others = blood.filter(({ owner }) => owner !== seat);
  const own = blood.filter(({ owner }) => owner === seat).map(({ owner }) => ({ owner, source: 'own' as const }));
  let total = 0;
  return [...kills, ...others, ...own].map(({ owner, source }) => {
    total += source === 'own' ? -1 : 1;
    return { owner, source, total };
  });
}
