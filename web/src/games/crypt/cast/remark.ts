import type { Remark } from '../../../table/cast/cast';
import type { Seat } from '../../../wire/protocol';
import type { Claimant, Sight, View } from '../wire';

const seatOf = (claimant: Claimant | undefined): Seat | undefined =>
  typeof claimant === 'object' ? claimant.seat : undefined;

/** What a player may say about a sight: who bumps the viewer, whom the viewer bumps, and whose servants are exhausted. */
export function remark(sight: Sight, view: Pick<View, 'row'>, you: Seat | null): Remark | undefined {
  if ('bumped' in sight) {
    const { owner, slot } = sight.bumped;
    const by = seatOf(view.row[slot - 1]?.standing?.by);
    const whose = seatOf(owner);
    if (by !== undefined && whose === you) return { seat: by, key: 'crypt-says-bumps' };
    return whose !== undefined && by === you ? { seat: whose, key: 'crypt-says-bumped' } : undefined;
  }
  if ('rolled' in sight && sight.rolled.exhausted > 1) return { seat: sight.rolled.seat, key: 'crypt-says-exhausted' };
  return undefined;
}
