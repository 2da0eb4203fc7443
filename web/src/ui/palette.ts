/** The colours that all drawings share. */

/** Three tones of one colour: in shadow, plain, in torchlight. */
export interface Tones {
  deep: string;
  main: string;
  light: string;
}

export const OUTLINE = '#1a120b';
export const GOLD: Tones = { deep: '#7a5207', main: '#f0bd45', light: '#fff0bd' };
