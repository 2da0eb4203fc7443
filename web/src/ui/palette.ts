/** The colours that all drawings share. */
import type { PieceColour } from '../wire/protocol';
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

const tones = (deep: string, main: string, light: string, ink: string): SeatTones => ({ deep, main, light, ink });

/**
 * The usual tones of each colour, and those that differ in lightness too, so that they can be told apart with every kind of
 * colour blindness.
 */
const TONES: Readonly<Record<PieceColour, readonly [usual: SeatTones, safe: SeatTones]>> = {
  red: [tones('#5e0f12', '#c8322f', '#ff9c8c', '#fff3e6'), tones('#5c2600', '#d55e00', '#ffb27a', '#fff6ee')],
  violet: [tones('#381757', '#7d43bd', '#cda6f8', '#fbf2ff'), tones('#2a0a4a', '#5b1f99', '#c7a0f0', '#fbf2ff')],
  teal: [tones('#06474c', '#178a8f', '#8be8e4', '#f2fffe'), tones('#00493a', '#00a37a', '#8ff0d4', '#00251c')],
  black: [tones('#000000', '#4a4541', '#b3aa9e', '#fff6e0'), tones('#000000', '#2f2b28', '#d8cfc2', '#ffffff')],
  gold: [tones('#5b3a00', '#f0b030', '#fff0bd', '#2a1800'), tones('#6b6000', '#f5e642', '#fffbc9', '#2a2600')],
  green: [tones('#123c17', '#3f9a4a', '#b3edb4', '#f3fff0'), tones('#2c3a00', '#7f9a1a', '#dcefa0', '#1a2200')],
  blue: [tones('#102a5c', '#3b78d8', '#b9d6ff', '#f2f7ff'), tones('#00294a', '#0072b2', '#a5dcff', '#f2f9ff')],
  pink: [tones('#5c1238', '#d85a94', '#ffc3dd', '#fff2f8'), tones('#5c2a48', '#eda3cc', '#ffe3f3', '#3a0d27')],
};

/** The tones of a colour, in the palette of this page. */
export const tonesOf = (colour: PieceColour): SeatTones => TONES[colour][pieces.safe ? 1 : 0];

/** The tones of each seat's pieces. */
export const SEAT_TONES = bySeat(tonesOf);
