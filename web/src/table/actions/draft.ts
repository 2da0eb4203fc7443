/** A move in the making, kept for this tab so that a reload does not lose it. It counts for the moment it was made for. */

const key = (table: string) => `gravegoods.staging.${table}`;

export function keep(table: string, version: number, act: string | null): void {
  try {
    if (act === null) globalThis.sessionStorage?.removeItem(key(table));
    else globalThis.sessionStorage?.setItem(key(table), `${version} ${act}`);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** What was being staged at this version. */
export function recall(table: string, version: number): string | null {
  try {
    const [made, act] = globalThis.sessionStorage?.getItem(key(table))?.split(/ (.*)/) ?? [];
    return Number(made) === version && act ? act : null;
  } catch {
    return null;
  }
}
