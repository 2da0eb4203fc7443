/** The position in a replay. */
import type { Scene } from '../../wire/http';
import { withoutUndone } from '../../wire/log';
import type { EntryKind } from '../../wire/protocol';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How long a scene is shown at full speed, in milliseconds. */
export const PAUSE = 1400;

/** The index of the scene of a version, or of the last one before it. */
export function sceneAt(scenes: readonly Scene[], version: number): number {
  const after = scenes.findIndex((scene) => scene.version > version);
  return after === -1 ? Math.max(0, scenes.length - 1) : Math.max(0, after - 1);
}

export const within = (scenes: readonly Scene[], index: number): number =>
  Math.min(Math.max(0, index), Math.max(0, scenes.length - 1));

/** The log up to a scene, without what was undone. The entries are the same objects as in the scenes. */
export function logUntil(scenes: readonly Scene[], index: number): EntryKind[] {
  const dated = scenes
    .slice(0, index + 1)
    .flatMap(({ version, log }) =>
      log.map((entry) => ({ version, kind: entry.kind, from: entry.kind === 'undone' ? entry.from : 0, entry })),
    );
  return withoutUndone(dated).map(({ entry }) => entry);
}

/** The version in a link to a moment: `#v=42`. */
export function versionIn(hash: string): number | undefined {
  const found = /^v=(\d+)$/.exec(hash);
  return found ? Number(found[1]) : undefined;
}

export const hashOf = (version: number): string => `v=${version}`;
