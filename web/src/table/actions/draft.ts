/**
 * A draft: an action being prepared, stored for this tab so that it survives a reload. It belongs to one decision, which the
 * offer identifies: what other players do meanwhile may change the version of the table, but not the decision.
 */
import { PROTOCOL } from '../../wire/protocol';

const key = (table: string) => `gravegoods.draft.${PROTOCOL}.${table}`;

export function keepDraft(table: string, offer: unknown, draft: unknown): void {
  try {
    if (draft === null) globalThis.sessionStorage?.removeItem(key(table));
    else globalThis.sessionStorage?.setItem(key(table), JSON.stringify({ offer: JSON.stringify(offer), draft }));
  } catch {
    // Without storage, a reload loses the draft.
  }
}

/** The draft of the decision with this offer; `null` if there is none. */
export function recallDraft(table: string, offer: unknown): unknown {
  try {
    const kept: unknown = JSON.parse(globalThis.sessionStorage?.getItem(key(table)) ?? 'null');
    const fits = typeof kept === 'object' && kept !== null && 'offer' in kept && kept.offer === JSON.stringify(offer);
    return fits && 'draft' in kept ? kept.draft : null;
  } catch {
    return null;
  }
}
