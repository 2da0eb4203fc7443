import type { Snippet } from 'svelte';

/** What a thing on the table is, for a player who asks about it. */
export interface Answer {
  title: string;
  /** Its meaning and its power, a sentence or two each. */
  lines: readonly string[];
  /** The rule that explains it. */
  rule?: { href: string; name: string } | undefined;
  /** Draws it, large. */
  picture?: Snippet | undefined;
  /** Whether the picture is wider than it is high. */
  wide?: boolean | undefined;
}
