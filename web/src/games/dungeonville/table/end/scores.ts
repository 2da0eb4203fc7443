/** Where each player's score comes from, for the end of the game. */
import type { Seat } from '../../../../wire/protocol';
import type { Tower, View } from '../../wire';
import { towerOf } from '../cards';

export const SOURCES = ['kills', 'others', 'own'] as const;

export interface ScoreRow {
  seat: Seat;
  deed: Tower | null;
  /** Tokens in the kill zone. */
  kills: number;
  /** Tokens of others on the own tower. */
  others: number;
  /** Own tokens on the own tower: they count against it. */
  own: number;
  total: number | null;
}

/** The score of each seat by source; the sum is the server's. */
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
