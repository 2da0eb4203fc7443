/** How a piece flies over a table. */
export interface Course {
  /** Selectors of where it sets off and where it goes. */
  from: string;
  to: string;
  /** When it sets off and how long it takes, in milliseconds. */
  at: number;
  lasts: number;
  /** Since when it is seen where it sets off; a piece that has not lain there comes out of nothing. */
  since?: number | undefined;
  /** How large it is as it sets off, and as it arrives. */
  grows: number;
  shrinks: number;
  /** Dice and pawns are smaller than cards. */
  small: boolean;
  /** Selector of what it is as wide as. */
  like?: string | undefined;
  /** Selector of what lies there once it has landed. */
  becomes?: string | undefined;
}
