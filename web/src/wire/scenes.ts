/** The moments of a table, from the frames that the server sends. */
import { withChanges } from './changes';
import type { Entry, Frame, Sheet } from './protocol';

/** One moment of a table: what happened, and what the reader sees then. */
export interface Scene {
  version: number;
  /** What happened; nothing if only the view has changed. */
  entry: Entry | null;
  view: Sheet['view'];
}

/** The moments of some frames, after which the reader saw `view`. */
export function scenesOf(before: Sheet['view'], frames: readonly Frame[]): Scene[] {
  const scenes: Scene[] = [];
  let view = before;
  for (const { version, at, moments, changes, view: whole } of frames) {
    for (const { changes: fresh, ...kind } of moments) {
      view = withChanges(view, fresh);
      scenes.push({ version, entry: { version, at, ...kind }, view });
    }
    const after = whole ?? withChanges(view, changes);
    if (after !== view) scenes.push({ version, entry: null, view: after });
    view = after;
  }
  return scenes;
}
