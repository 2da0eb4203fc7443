/** Who plays with whom, as the view says. */
import type { Phrase } from '../../../../i18n/phrase';
import type { Seat } from '../../../../wire/protocol';
import type { View } from '../../wire';

/** The houses in the order of their first seats; none in other games. */
export const housesOf = ({ variant }: View): readonly (readonly Seat[])[] =>
  variant?.name === 'houses' ? variant.sides : [];

/** The number of a player's house, from 0; undefined if there are no houses. */
export function houseOf(view: View, seat: Seat): number | undefined {
  const at = housesOf(view).findIndex((house) => house.includes(seat));
  return at < 0 ? undefined : at;
}

/** The name of a house. */
export const houseName = (house: number): Phrase => ({ key: 'crypt-house', args: { house } });

/** The player's ally: the other twin, or the other heir of the house. */
export function allyOf({ variant }: View, seat: Seat | null): Seat | undefined {
  const side = seat && variant?.sides.find((one) => one.includes(seat));
  return side ? side.find((one) => one !== seat) : undefined;
}

export const areTwins = ({ variant }: View): boolean => variant?.name === 'twins';

/** Whether the Ghost plays: against one player, or against twins. */
export const hasGhost = (view: View): boolean => view.boards.length === 1 || areTwins(view);
