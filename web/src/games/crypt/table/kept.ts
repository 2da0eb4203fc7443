/** A claim in the making, kept for this tab so that a reload does not lose it. It counts for the moment it was made for. */
import type { ClaimOffer } from '../wire';
import { read, write, type Staging } from './staging';

const key = (table: string) => `gravegoods.staging.${table}`;

export function keep(table: string, version: number, staging: Staging): void {
  try {
    if (staging.length === 0) globalThis.sessionStorage?.removeItem(key(table));
    else globalThis.sessionStorage?.setItem(key(table), `${version} ${write(staging)}`);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** What was being staged at this version, as far as it is still offered. */
export function recall(table: string, version: number, offer: ClaimOffer | null): Staging {
  try {
    const [made, act] = globalThis.sessionStorage?.getItem(key(table))?.split(/ (.*)/) ?? [];
    return (Number(made) === version && act && read(offer, act)) || [];
  } catch {
    return [];
  }
}
