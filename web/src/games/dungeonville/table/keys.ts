/** Keyboard shortcuts of the table. */
import { focused, walk, type Command, type Pressed } from '../../../table/keys/keys';
import * as order from './combat/order';
import type { Play } from './play.svelte';

/** The command of a key now; undefined if the table doesn't use the key. */
export function keyCommand(pressed: Pressed, play: Play, root: HTMLElement | undefined): Command | undefined {
  const { key } = pressed;
  const at = focused(pressed);
  if (key === '!') return play.offer?.declare ? () => (play.declaring = true) : undefined;
  const member = Number(at?.getAttribute('data-member') ?? 0);
  if (member > 0 && play.offer?.order) {
    const command = arrange(key, member, play);
    if (command) return command;
  }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    return walk([...(root?.querySelectorAll<HTMLElement>('[data-walk]') ?? [])], at, key === 'ArrowRight' ? 1 : -1);
  }
  if (key === 'Escape' && play.staged) return () => play.clear();
  if (key === 'Enter') return enter(play, root, at);
  return undefined;
}

/** Keys on a fighter: move it left or right, move it to a place, or toggle the Axe. */
function arrange(key: string, member: number, play: Play): Command | undefined {
  const offer = play.offer?.order;
  if (!offer) return undefined;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (order.placeOf(play.lineup ?? order.empty(offer), member) < 0) return undefined;
    return () => play.arrange((lineup) => order.shift(lineup, member, key === 'ArrowRight' ? 1 : -1));
  }
  if (/^[1-3]$/.test(key)) return () => play.arrange((lineup) => order.put(lineup, member, Number(key) - 1));
  if (key === 'x' || key === 'X') return () => play.arrange((lineup) => order.toggleAxe(offer, lineup, member));
  return undefined;
}

/** Enter focuses Confirm if the focused element is already chosen, or if nothing is focused and the action is complete. */
function enter(play: Play, root: HTMLElement | undefined, at: Element | null): Command | undefined {
  const chosen = at?.matches('[data-walk][aria-pressed=true]:not(.sum *)') ?? false;
  if (!chosen && (at?.closest('button, a, summary, [role=log]') || !play.staging?.ready)) return undefined;
  return () => root?.querySelector<HTMLElement>('[data-confirm]')?.focus();
}

/** The shortcuts, each with the key of its description. */
export const KEYS = [
  ['← →', 'dungeonville-keys-arrows'],
  ['⏎', 'dungeonville-keys-enter'],
  ['1 2 3', 'dungeonville-keys-digits'],
  ['X', 'dungeonville-keys-axe'],
  ['!', 'dungeonville-keys-declare'],
  ['⎋', 'dungeonville-keys-escape'],
  ['I', 'dungeonville-ask-key'],
  ['?', 'dungeonville-keys-help'],
] as const;
