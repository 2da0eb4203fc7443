/** Keeps a player's own secret from whoever looks over their shoulder: what tells of their deed is told as to a stranger. */
import type { Seat } from '../../../../wire/protocol';
import type { Happening } from '../../../../table/log/log';
import type { Sight } from '../../sight';

function masked(sight: Sight, you: Seat): Sight {
  if ('dealt' in sight) return { dealt: { deeds: sight.dealt.deeds.map(() => null) } };
  if ('drewDeed' in sight && sight.drewDeed.seat === you)
    return { drewDeed: { ...sight.drewDeed, drawn: null, returned: null } };
  return sight;
}

export const discreet = (log: readonly Happening[], you: Seat): Happening[] =>
  log.map((entry) => {
    if (entry.kind !== 'sight') return entry;
    const sight = masked(entry.sight as Sight, you);
    return sight === entry.sight ? entry : { ...entry, sight };
  });
