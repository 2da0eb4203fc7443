/** A draft: an action being prepared, stored for this tab so that it survives a reload. It belongs to one version of the table. */
import { PROTOCOL } from '../../wire/protocol';

const key = (table: string) => `gravegoods.draft.${PROTOCOL}.${table}`;

export function keepDraft(table: string, version: number, draft: unknown): void {
  try {
    if (draft === null) globalThis.sessionStorage?.removeItem(key(table));
    else globalThis.sessionStorage?.setItem(key(table), JSON.stringify({ version, draft }));
  } catch {
    // Without storage, a reload loses the draft.
  }
}

/** The draft of this version; `null` if there is none. */
export function recallDraft(table: string, version: number): unknown {
  try {
    const kept: unknown = JSON.parse(globalThis.sessionStorage?.getItem(key(table)) ?? 'null');
    const fits = typeof kept === 'object' && kept !== null && 'version' in kept && kept.version === version;
    return fits && 'draft' in kept ? kept.draft : null;
  } catch {
    return null;
  }
}
