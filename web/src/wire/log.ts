/** Puts the log of a table together from the pieces that come with each sheet. */
import type { Entry, Sheet } from './protocol';

/** The whole log after a sheet: what came before its piece, the piece, and nothing that was taken back. */
export function merge(log: readonly Entry[], sheet: Pick<Sheet, 'since' | 'version' | 'log'>): Entry[] {
  const before = Math.min(sheet.since, sheet.version);
  return counting([...log.filter((entry) => entry.version <= before), ...sheet.log]);
}

/** Whatever tells of the game and was not taken back later. */
export function counting<T extends { version: number; kind: string }>(entries: readonly T[]): T[] {
  let kept: T[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undone' && 'from' in entry) {
      const from = Number(entry.from);
      kept = kept.filter((one) => one.kind !== 'sight' || one.version < from);
    }
    kept.push(entry);
  }
  return kept;
}
