/** What the server tells of a finished game beside its sheet. */

export interface SeatResult {
  /** The seat, counted from 0. */
  seat: number;
  place: number;
  score: number;
  resigned: boolean;
  /** Before and after, if the game counted. */
  rating: [number, number] | null;
}

/** How the seats came out; nothing if that can't be had, for the sheet says the rest. */
export async function readResults(table: string): Promise<SeatResult[]> {
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/results`);
    return answer.ok ? ((await answer.json()) as SeatResult[]) : [];
  } catch {
    return [];
  }
}

/** Opens a table for the same players once more, or finds the one that is open already. */
export async function openRematch(table: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/rematch`, { method: 'POST' });
    return answer.ok ? ((await answer.json()) as { table: string }).table : undefined;
  } catch {
    return undefined;
  }
}
