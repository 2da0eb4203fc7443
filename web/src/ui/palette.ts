/** The colours that all drawings share. */
import type { Colour } from '../wire/protocol';
import { bySeat, pieces } from './pieces.svelte';

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

const TONES: Readonly<Record<Colour, SeatTones>> = {
  red: { deep: '#5e0f12', main: '#c8322f', light: '#ff9c8c', ink: '#fff3e6' },
  violet: { deep: '#381757', main: '#7d43bd', light: '#cda6f8', ink: '#fbf2ff' },
  teal: { deep: '#06474c', main: '#178a8f', light: '#8be8e4', ink: '#f2fffe' },
  black: { deep: '#000000', main: '#4a4541', light: '#b3aa9e', ink: '#fff6e0' },
  gold: { deep: '#5b3a00', main: '#f0b030', light: '#fff0bd', ink: '#2a1800' },
  green: { deep: '#123c17', main: '#3f9a4a', light: '#b3edb4', ink: '#f3fff0' },
  blue: { deep: '#102a5c', main: '#3b78d8', light: '#b9d6ff', ink: '#f2f7ff' },
  pink: { deep: '#5c1238', main: '#d85a94', light: '#ffc3dd', ink: '#fff2f8' },
};

/** Colours that differ in lightness too, so that they can be told apart with every kind of colour blindness. */
const SAFE_TONES: Readonly<Record<Colour, SeatTones>> = {
  red: { deep: '#5c2600', main: '#d55e00', light: '#ffb27a', ink: '#fff6ee' },
  violet: { deep: '#2a0a4a', main: '#5b1f99', light: '#c7a0f0', ink: '#fbf2ff' },
  teal: { deep: '#00493a', main: '#00a37a', light: '#8ff0d4', ink: '#00251c' },
  black: { deep: '#000000', main: '#2f2b28', light: '#d8cfc2', ink: '#ffffff' },
  gold: { deep: '#6b6000', main: '#f5e642', light: '#fffbc9', ink: '#2a2600' },
  green: { deep: '#2c3a00', main: '#7f9a1a', light: '#dcefa0', ink: '#1a2200' },
  blue: { deep: '#00294a', main: '#0072b2', light: '#a5dcff', ink: '#f2f9ff' },
  pink: { deep: '#5c2a48', main: '#eda3cc', light: '#ffe3f3', ink: '#3a0d27' },
};

/** The tones of a colour, in the palette of this page. */
export const tonesOf = (colour: Colour): SeatTones => (pieces.safe ? SAFE_TONES : TONES)[colour];

/** The tones of each seat's pieces. */
export const SEAT_TONES = bySeat(tonesOf);
