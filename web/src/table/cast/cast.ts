/** The characters that computers play as. A seat of a table has the same one for everyone. */
import type { Component } from 'svelte';
import type { Phrase } from '../../i18n/phrase';
import { SEATS, type GameTypes, type Seat } from '../../wire/protocol';

export const CHARACTERS = [
  'ottilia',
  'balthasar',
  'cosima',
  'dorian',
  'elektra',
  'florian',
  'hector',
  'melusina',
] as const;
export type Character = (typeof CHARACTERS)[number];

/** The character of a seat, if a computer holds it, by the number of the table's cast: all seats have different ones. */
export function characterAt(cast: number, seat: Seat): Character {
  // Three and eight have no common factor, so no character comes twice.
  const index = (cast + 3 * SEATS.indexOf(seat)) % CHARACTERS.length;
  return CHARACTERS[index] ?? CHARACTERS[0];
}

export const characterName = (character: Character): Phrase => ({ key: 'bot-name', args: { character } });

/** Something that a computer says. */
export interface Remark {
  /** The seat of the computer. */
  seat: Seat;
  /** The text; it has several lines, of which one is said. */
  key: string;
}

/** What a game adds to the characters. */
export interface Cast<G extends GameTypes = GameTypes> {
  /** What a character wears, with their hair, over a face of 40 by 46 around 0,0. */
  costume?: Component<{ character: Character }>;
  /** What a player may say when the viewer sees this; it is said if a computer plays that seat. */
  remark?: (sight: G['sight'], view: NonNullable<G['view']>, you: Seat | null) => Remark | undefined;
}

/** How many lines each text has. */
export const LINES = 3;
