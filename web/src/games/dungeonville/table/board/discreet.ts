/** Hides the viewer's own deed in the log, in case someone else sees the screen: they read what other players read. */
import type { Seat } from '../../../../wire/protocol';
import type { EntryKind } from '../../../../table/log/log';
import type { Sight, Types } from '../../wire';

function masked(sight: Sight, you: Seat): Sight {
  if ('dealt' in sight) return { dealt: { deeds: sight.dealt.deeds.map(() => null) } };
  if ('drewDeed' in sight && sight.drewDeed.seat === you)
    return { drewDeed: { ...sight.drewDeed, drawn: null, returned: null } };
  return sight;
}

export const discreet = (log: readonly EntryKind<Types>[], you: Seat): EntryKind<Types>[] =>
  log.map((entry) => {
    if (entry.kind !== 'sight') return entry;
    const sight = masked(entry.sight, you);
    return sight === entry.sight ? entry : { ...entry, sight };
  });
