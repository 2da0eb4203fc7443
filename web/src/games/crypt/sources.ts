import { KINDS, type ScoreSheet } from './wire';

/** Where coins come from, in the order in which they are counted. */
export const SOURCES = ['treasures', ...KINDS, 'servants'] as const satisfies readonly (keyof ScoreSheet)[];
