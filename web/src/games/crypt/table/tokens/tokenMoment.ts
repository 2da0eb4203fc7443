/** Tokens that are dealt, found or shown: moments that the table shows large. */
import type { Seat } from '../../../../wire/protocol';
import type { Kind, Sight } from '../../wire';

export type TokenMoment =
  | { what: 'dealt'; kinds: readonly Kind[] }
  | { what: 'found'; seat: Seat; kinds: readonly Kind[] }
  | { what: 'cursed'; kinds: readonly Kind[] };

/** The moment of a sight; null if the viewer sees no token in it. */
export function tokenMoment(sight: Sight): TokenMoment | null {
  if ('curseShown' in sight) return { what: 'cursed', kinds: [sight.curseShown.kind] };
  if ('tokensDealt' in sight && sight.tokensDealt.hand.length > 0)
    return { what: 'dealt', kinds: sight.tokensDealt.hand };
  if ('tokenFound' in sight && sight.tokenFound.kind !== null)
    return { what: 'found', seat: sight.tokenFound.seat, kinds: [sight.tokenFound.kind] };
  return null;
}
