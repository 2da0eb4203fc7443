import { KINDS, type ScoreSheet } from './wire';

/** The sources of coins, in the order in which they are counted. */
export const SOURCES = ['treasures', ...KINDS, 'servants'] as const satisfies readonly (keyof ScoreSheet)[];
