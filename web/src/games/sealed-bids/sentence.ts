import type { Args, Phrase } from '../../i18n/phrase';
import { lineBy, player, type About, type People } from '../../table/log/log';
import { sightPhrase, type Tellers } from '../../table/log/sentences';
import { SEATS } from '../../wire/protocol';
import type { Secret, Sight, Types } from './wire';

/** A hidden number is told as -1. */
const known = (secret: Secret): number => (typeof secret === 'object' ? secret.known : -1);

/** A number of each seat; of those that have none, nothing. */
const each = (numbers: readonly (number | null)[], people: People): Phrase[] =>
  numbers.flatMap((pips, at) => {
    const seat = SEATS[at];
    if (!seat || pips === null) return [];
    return [{ key: 'sealed-bids-number-of', args: { ...player(seat, people), pips } }];
  });

const TELLERS: Tellers<Sight, People> = {
  turned: ({ prize }) => ({ pips: prize }),
  sealed: ({ seat, card }, people) => ({ ...player(seat, people), pips: known(card) }),
  opened: ({ cards, taker }, people): Args => ({
    cards: each(cards, people),
    ...(taker ? player(taker, people) : { who: 'nobody', name: '' }),
  }),
  reached: ({ seat }, people) => player(seat, people),
  drew: ({ seat, token }, people) => ({ ...player(seat, people), pips: known(token) }),
  shown: ({ tokens }, people) => {
    const shown = each(tokens, people);
    return { tokens: shown, count: shown.length };
  },
};

/** The text of a log entry. */
export const line = lineBy<Types, People>((sight, people) => sightPhrase('sealed-bids', TELLERS, sight, people));

/** What a sight is about, for the log. */
export function about(sight: Sight): About {
  if ('sealed' in sight) return { by: sight.sealed.seat, acts: true };
  return { by: 'drew' in sight ? sight.drew.seat : null };
}
