import { KINDS, type ScoreSheet } from './wire';

/** The sources of coins, in the order in which they are counted. */
export const SOURCES = ['treasures', ...KINDS, 'servants'] as const satisfies readonly (keyof ScoreSheet)[];

/** The coins of a sheet, less those that the curse took. */
export const totalOf = (sheet: ScoreSheet): number =>
  SOURCES.reduce((sum, source) => sum + sheet[source], 0) - (sheet.curse ?? 0);

/** A line of a score sheet; the curse takes coins. */
export interface SourceLine {
  source: (typeof SOURCES)[number] | 'curse';
  coins: number;
}

/** The sources of a sheet that gave or took coins, in the order in which they are counted. */
export function linesOf(sheet: ScoreSheet): SourceLine[] {
  const lines: SourceLine[] = SOURCES.map((source) => ({ source, coins: sheet[source] }));
  return [...lines, { source: 'curse' as const, coins: -(sheet.curse ?? 0) }].filter(({ coins }) => coins !== 0);
}
