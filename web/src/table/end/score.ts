import type { Snippet } from 'svelte';

/** A source of points at the end of a game, and what each seat has from it. */
export interface ScoreRow {
  label: string;
  /** The rule that explains it. */
  rule?: { number: string; href: string; name: string };
  cells: readonly (number | string)[];
  /** A picture beside the cell of a seat. */
  picture?: Snippet<[number]>;
}
