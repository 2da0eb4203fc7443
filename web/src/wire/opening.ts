/**
 * Opens a table while the code of its page is still loading. Only the server knows which game is played at a table, so the sooner it
 * answers, the sooner the code of the game can load too.
 */
import type { BotPace } from './protocol';
import { openTable, type TableSession } from './tableSession.svelte';

let early: TableSession | undefined;

/** Opens a table before its page is there. `onGame` is called with the name of its game, if that is known before the page is. */
export function openEarly(id: string, onGame: (game: string) => void, pace?: () => BotPace): void {
  if (early?.id === id) return;
  closeEarly();
  const session = openTable(id, pace);
  session.onchange = () => session.sheet && onGame(session.sheet.game);
  early = session;
}

/** Closes a table that was opened early, unless its page has taken it. */
export function closeEarly(): void {
  early?.close();
  early = undefined;
}

/** The table that was opened early, or else a session that opens it now. */
export function takeTable(id: string, pace?: () => BotPace): TableSession {
  const session = early;
  early = undefined;
  if (session?.id === id) return session;
  session?.close();
  return openTable(id, pace);
}
