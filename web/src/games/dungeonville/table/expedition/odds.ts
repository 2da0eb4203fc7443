/** The risk of the next room as text; the numbers come from the server. */
import type { Phrase } from '../../../../i18n/phrase';
import type { ExpeditionView } from '../../wire';

export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));

export const riskPhrase = ({ deadly, next }: Pick<ExpeditionView, 'deadly' | 'next'>): Phrase =>
  next === 0
    ? { key: 'dungeonville-odds-none' }
    : { key: 'dungeonville-odds-deadly', args: { deadly, next, percent: percentOf(deadly, next) } };
