import { readFileSync } from 'node:fs';

/** The version of the Cargo workspace, which all its crates share. */
export function version(): string {
  const manifest = readFileSync(new URL('../../Cargo.toml', import.meta.url), 'utf8');
  const found = /^\[workspace\.package\]\s+version = "([^"]+)"/m.exec(manifest)?.[1];
  if (!found) throw new Error('Cargo.toml has no workspace version');
  return found;
}
