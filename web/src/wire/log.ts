/** Puts the log of a table together from the pieces that come with each sheet. */
import type { Entry, Sheet } from './protocol';

/** The whole log after a sheet: what came before its piece, the piece, and nothing that was taken back. */
export function merge(log: readonly Entry[], sheet: Pick<Sheet, 'since' | 'version' | 'log'>): Entry[] {
  const before = Math.min(sheet.since, sheet.version);
  let merged = log.filter((entry) => entry.version <= before);
  for (const entry of sheet.log) {
    if (entry.kind === 'undone') merged = withoutGame(merged, entry.from, entry.version);
    merged.push(entry);
  }
  return merged;
}

/** The log without what it tells of the game between two versions. */
function withoutGame(log: Entry[], from: number, to: number): Entry[] {
  return log.filter((entry) => entry.kind !== 'sight' || entry.version < from || entry.version >= to);
}
