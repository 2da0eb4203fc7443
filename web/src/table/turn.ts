import type { Sheet } from '../wire/protocol';

/** Whether the table waits for the reader. The seat of a player who left or resigned may be awaited too, but a bot plays it. */
export function isMyTurn(sheet: Pick<Sheet, 'phase' | 'you' | 'awaiting' | 'seats'> | null | undefined): boolean {
  if (sheet?.phase !== 'playing' || sheet.you === null || !sheet.awaiting.includes(sheet.you)) return false;
  const holder = sheet.seats.find(({ seat }) => seat === sheet.you)?.holder;
  return holder?.kind === 'person' && holder.absence === null;
}
