/** The player's own marks in the notebook, kept on this device for each table. */
import type { Seat } from '../../../../wire/protocol';
import type { Tower } from '../../wire';

export const MARKS = ['none', 'maybe', 'yes', 'no'] as const;
export type Mark = (typeof MARKS)[number];
export type Notes = Readonly<Record<string, Mark>>;

const key = (table: string) => `gravegoods.notes.${table}`;
const at = (tower: Tower, seat: Seat) => `${tower} ${seat}`;

export const markOf = (notes: Notes, tower: Tower, seat: Seat): Mark => notes[at(tower, seat)] ?? 'none';

/** The notes with the next mark in one place. */
export function marked(notes: Notes, tower: Tower, seat: Seat): Notes {
  const next = MARKS[(MARKS.indexOf(markOf(notes, tower, seat)) + 1) % MARKS.length] ?? 'none';
  return { ...notes, [at(tower, seat)]: next };
}

export function keepNotes(table: string, notes: Notes): void {
  try {
    globalThis.localStorage?.setItem(key(table), JSON.stringify(notes));
  } catch {
    // Without storage, a reload loses the notes.
  }
}

export function recallNotes(table: string): Notes {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(key(table)) ?? 'null');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.flatMap(([place, mark]) => (isMark(mark) ? [[place, mark]] : [])));
  } catch {
    return {};
  }
}

const isMark = (value: unknown): value is Mark => MARKS.some((mark) => mark === value);
