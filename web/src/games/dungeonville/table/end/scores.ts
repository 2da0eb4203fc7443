/** The sources of each player's score, for the end of the game. */
import type { Seat } from '../../../../wire/protocol';
import type { Tower, View } from '../../wire';
import { towerOf } from '../cards';

export const SOURCES = ['kills', 'others', 'own'] as const;

export interface ScoreRow {
  seat: Seat;
  deed: Tower | null;
  /** Tokens in the kill zone. */
  kills: number;
  /** Other players' tokens on the player's own tower. */
  others: number;
  /** The player's own tokens on their own tower, as a negative number. */
  own: number;
  total: number | null;
}

/** The score of each seat by source; the total comes from the server. */
export function scoresOf(view: View): ScoreRow[] {
  return view.seats.map(({ seat, deed, kills, score }, at) => {
    const blood = deed ? (towerOf(view, deed)?.blood ?? []) : [];
    const all = blood.reduce((sum, count) => sum + count, 0);
    const own = blood[at] ?? 0;
    return {
      seat,
      deed,
      kills: kills.reduce((sum, count) => sum + count, 0),
      others: all - own,
      own: own === 0 ? 0 : -own,
      total: score,
    };
  });
}
