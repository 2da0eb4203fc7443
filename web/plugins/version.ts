import { readFileSync } from 'node:fs';

/** The version of the workspace, which is that of every crate in it. */
export function version(): string {
  const manifest = readFileSync(new URL('../../Cargo.toml', import.meta.url), 'utf8');
  const found = /^\[workspace\.package\]\s+version = "([^"]+)"/m.exec(manifest)?.[1];
  if (!found) throw new Error('the workspace names no version in Cargo.toml');
  return found;
}
