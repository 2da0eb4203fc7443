import type { Snippet } from 'svelte';

/** A source of points at the end of a game, and what each seat has from it. */
export interface ScoreRow {
  label: string;
  /** Where it is explained. */
  rule?: { number: string; href: string; name: string };
  cells: readonly (number | string)[];
  /** What stands beside the words of a seat. */
  picture?: Snippet<[number]>;
}
