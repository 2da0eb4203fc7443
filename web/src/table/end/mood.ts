import type { Seat } from '../../wire/protocol';
import type { Sound } from '../sound';

/** How a game ended for the reader; `even` for those who only watched. */
export type Mood = 'won' | 'lost' | 'even';

export const moodOf = (you: Seat | null, winners: readonly Seat[]): Mood =>
  you === null || winners.length === 0 ? 'even' : winners.includes(you) ? 'won' : 'lost';

/** How each end sounds. */
export const END_SOUNDS: Readonly<Record<Mood, Sound>> = { won: 'win', lost: 'lose', even: 'end' };
