/** What the next room can bring, in words; the numbers are the server's. */
import type { Phrase } from '../../../../i18n/phrase';
import type { ExpeditionView } from '../../wire';

export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));

export const riskPhrase = ({ deadly, next }: Pick<ExpeditionView, 'deadly' | 'next'>): Phrase =>
  next === 0
    ? { key: 'dungeonville-odds-none' }
    : { key: 'dungeonville-odds-deadly', args: { deadly, next, percent: percentOf(deadly, next) } };
