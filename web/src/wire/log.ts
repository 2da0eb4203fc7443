/** Builds the log of a table from the parts that come with each sheet. */
import type { Entry, Sheet } from './protocol';

/** The whole log after a sheet: the entries before its part, and its part, without what was undone. */
export function merge(log: readonly Entry[], sheet: Pick<Sheet, 'since' | 'version' | 'log'>): Entry[] {
  const before = Math.min(sheet.since, sheet.version);
  return withoutUndone([...log.filter((entry) => entry.version <= before), ...sheet.log]);
}

/** The log with entries that read differently now in place of those of the same versions. */
export function replace(log: readonly Entry[], entries: readonly Entry[]): Entry[] {
  const changed = new Map<number, Entry[]>();
  for (const entry of entries) changed.set(entry.version, [...(changed.get(entry.version) ?? []), entry]);
  return log.flatMap((entry, at) => {
    const instead = changed.get(entry.version);
    if (!instead) return [entry];
    return log[at - 1]?.version === entry.version ? [] : instead;
  });
}

/** The entries without the sights that were undone later. */
export function withoutUndone<T extends { version: number; kind: string }>(entries: readonly T[]): T[] {
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
