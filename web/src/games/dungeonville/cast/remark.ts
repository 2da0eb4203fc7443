import type { Remark } from '../../../table/cast/cast';
import type { Seat } from '../../../wire/protocol';
import type { Sight, View } from '../wire';

/** What a player may say about a sight: whose adventurer dies, and who beats the viewer’s. */
export function remark(sight: Sight, _: View, you: Seat | null): Remark | undefined {
  if ('died' in sight && !sight.died.saved) return { seat: sight.died.seat, key: 'dungeonville-says-died' };
  if ('killed' in sight) {
    const { owner, by } = sight.killed;
    return owner === you
      ? { seat: by, key: 'dungeonville-says-beats' }
      : { seat: owner, key: 'dungeonville-says-died' };
  }
  if ('joined' in sight && sight.joined.from === you) return { seat: sight.joined.to, key: 'dungeonville-says-beats' };
  return undefined;
}
