/** How one piece flies over a table. */
export interface Course {
  /** Selectors of the start and the target. */
  from: string;
  to: string;
  /** When it starts and how long it takes, in milliseconds. */
  at: number;
  lasts: number;
  /** Since when it is shown at the start; without it, the piece fades in as it starts. */
  since?: number | undefined;
  /** Its scale at the start, and at the target. */
  grows: number;
  shrinks: number;
  /** Dice and pawns are smaller than cards. */
  small: boolean;
  /** Selector of an element whose width it takes. */
  like?: string | undefined;
  /** Selector of the element that appears once it has landed. */
  becomes?: string | undefined;
}
