/** How far a reader has seen each table, so that a table can say what happened while they were away. */
import { isRecord } from '../../browser/isRecord';

const KEY = 'gravegoods.seen';
/** For how many tables it is remembered. */
const MOST = 30;

/** The last version of each table that was seen, the latest table last. */
function all(): [table: string, version: number][] {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}');
    return isRecord(kept) ? Object.entries(kept).map(([table, version]) => [table, Number(version)]) : [];
  } catch {
    return [];
  }
}

/** The last version of a table that was seen; undefined if it was not seen before. */
export const lastSeen = (table: string): number | undefined => all().find(([one]) => one === table)?.[1];

export function keepSeen(table: string, version: number): void {
  const others = all().filter(([one]) => one !== table);
  try {
    const kept = Object.fromEntries([...others, [table, version] as const].slice(-MOST));
    globalThis.localStorage?.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage, every visit is like the first.
  }
}
