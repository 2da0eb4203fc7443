/** The houses at the end of a game. */
import { SEATS, type Seat } from '../../../../wire/protocol';
import type { View } from '../../wire';
import { housesOf } from '../allies/allies';

export interface HouseScore {
  /** The number of the house, from 0. */
  house: number;
  heirs: readonly { seat: Seat; coins: number }[];
  coins: number;
  /** Its place, as the server sent it; undefined until then. */
  place: number | undefined;
  won: boolean;
}

/** The houses with the scores of their heirs, the first place first. Without places, those with more coins come first. */
export function houseScores(
  view: View,
  totals: readonly number[],
  winners: readonly Seat[],
  places: readonly number[],
): HouseScore[] {
  const scores = housesOf(view).map((seats, house) => {
    const heirs = seats.map((seat) => ({ seat, coins: totals[SEATS.indexOf(seat)] ?? 0 }));
    const first = seats[0];
    return {
      house,
      heirs,
      coins: view.variant?.scores[house] ?? 0,
      place: first === undefined ? undefined : places[SEATS.indexOf(first)],
      won: first !== undefined && winners.includes(first),
    };
  });
  const rank = ({ place, won }: HouseScore) => place ?? (won ? 1 : 2);
  return scores.sort((one, other) => rank(one) - rank(other) || other.coins - one.coins);
}
