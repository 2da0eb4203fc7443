/** Keyboard shortcuts of the table. */
import { focused, walk, type Command, type Pressed } from '../../../table/keys/keys';
import { PIPS } from '../wire';
import type { Play } from './play.svelte';

/** The command of a key now; undefined if the table doesn't use the key. */
export function keyCommand(pressed: Pressed, play: Play, root: HTMLElement | undefined): Command | undefined {
  const { key } = pressed;
  const at = focused(pressed);
  const on = Number(at?.getAttribute('data-treasure') ?? 0);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return walk([...(root?.querySelectorAll<HTMLElement>('[data-treasure]') ?? [])], at, key === 'ArrowRight' ? 1 : -1);
  }
  if (!play.offer?.claim) return undefined;
  const slot = on || play.selected;
  const effort = PIPS.find((pips) => String(pips) === key);
  if (effort) return slot ? () => void play.setEffortAt(slot, effort) : undefined;
  if ((key === '+' || key === '=') && slot) return () => void play.add(slot);
  if ((key === '-' || key === 'Backspace' || key === 'Delete') && slot) return () => play.take(slot);
  if (key === 'Escape' && play.staging.length > 0) return () => play.clear();
  if (key === 'Enter') return enter(play, root, at, on);
  return undefined;
}

/** Enter on a treasure without dice adds one there. On a staged treasure, or with nothing focused, it focuses Confirm without pressing it. */
function enter(play: Play, root: HTMLElement | undefined, at: Element | null, on: number): Command | undefined {
  if (play.staging.length === 0) return undefined;
  const begins = on > 0 && !play.staging.some((stake) => stake.slot === on);
  if (begins || (on === 0 && at?.closest('button, a, summary, [role=log]'))) return undefined;
  return () => root?.querySelector<HTMLElement>('[data-confirm]')?.focus();
}

/** The shortcuts, each with the key of its description. */
export const KEYS = [
  ['← →', 'crypt-keys-arrows'],
  ['1 … 6', 'crypt-keys-digits'],
  ['+ −', 'crypt-keys-dice'],
  ['⏎', 'crypt-keys-enter'],
  ['⎋', 'crypt-keys-escape'],
  ['I', 'crypt-ask-key'],
  ['?', 'crypt-keys-help'],
] as const;
