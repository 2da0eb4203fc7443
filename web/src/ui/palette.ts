/** The colours that all drawings share. */
import type { Seat } from '../wire/protocol';

/** Three tones of one colour: in shadow, plain, in torchlight. */
export interface Tones {
  deep: string;
  main: string;
  light: string;
}

export const OUTLINE = '#1a120b';
export const GOLD: Tones = { deep: '#7a5207', main: '#f0bd45', light: '#fff0bd' };

/** The colours of a player's pieces: three tones, and the colour of what is drawn on them. */
export interface SeatTones extends Tones {
  ink: string;
}

export const SEAT_TONES: Record<Seat, SeatTones> = {
  a: { deep: '#5e0f12', main: '#c8322f', light: '#ff9c8c', ink: '#fff3e6' },
  b: { deep: '#381757', main: '#7d43bd', light: '#cda6f8', ink: '#fbf2ff' },
  c: { deep: '#06474c', main: '#178a8f', light: '#8be8e4', ink: '#f2fffe' },
  d: { deep: '#000000', main: '#4a4541', light: '#b3aa9e', ink: '#fff6e0' },
  e: { deep: '#5b3a00', main: '#f0b030', light: '#fff0bd', ink: '#2a1800' },
  f: { deep: '#123c17', main: '#3f9a4a', light: '#b3edb4', ink: '#f3fff0' },
  g: { deep: '#102a5c', main: '#3b78d8', light: '#b9d6ff', ink: '#f2f7ff' },
  h: { deep: '#5c1238', main: '#d85a94', light: '#ffc3dd', ink: '#fff2f8' },
};
