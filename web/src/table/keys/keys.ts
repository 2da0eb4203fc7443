/** Keyboard shortcuts that work anywhere at a table. */

export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;
export type Command = () => void;

const TYPING = 'input, textarea, select, [contenteditable]';

/** Whether a key may be a shortcut of the table: not with a modifier, which the browser uses, and not in a text field. */
const isForTable = (pressed: Pressed): boolean =>
  !pressed.ctrlKey && !pressed.metaKey && !pressed.altKey && !focused(pressed)?.closest(TYPING);

/** The command of a key at a table: help, or what the game uses the key for. */
export function tableCommand(
  pressed: Pressed,
  help: Command,
  own: (pressed: Pressed) => Command | undefined,
): Command | undefined {
  if (!isForTable(pressed)) return undefined;
  return pressed.key === '?' ? help : own(pressed);
}

/** The element that had the focus when a key was pressed. */
export const focused = ({ target }: Pressed): Element | null =>
  target && 'closest' in target ? (target as Element) : null;

/** A command that moves the focus to the next or previous element, and wraps around. */
export function walk(all: readonly HTMLElement[], at: Element | null, by: 1 | -1): Command | undefined {
  if (all.length === 0 || at?.closest('[role=log], [role=tablist], [role=menu]')) return undefined;
  const now = all.findIndex((one) => one === at);
  const next = now === -1 ? (by === 1 ? 0 : all.length - 1) : (now + by + all.length) % all.length;
  return () => all[next]?.focus();
}
