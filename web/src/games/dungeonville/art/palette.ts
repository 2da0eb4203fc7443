import type { Colour as Suit, Tower } from '../wire';
import type { PieceColour } from '../../../wire/protocol';
import type { Tones } from '../../../ui/palette';
import { bySeat } from '../../../ui/pieces.svelte';

export { GOLD, OUTLINE, SEAT_TONES, tonesOf, type Tones } from '../../../ui/palette';

export const STEEL: Tones = { deep: '#4b545c', main: '#a9b4bc', light: '#eef4f7' };
export const WOOD: Tones = { deep: '#5c3413', main: '#8a5a2b', light: '#c98f4f' };

export const COLOUR_TONES: Record<Suit | 'none', Tones> = {
  blue: { deep: '#12305e', main: '#4a8fe0', light: '#cfe6ff' },
  red: { deep: '#5a1414', main: '#d8483f', light: '#ffcabf' },
  green: { deep: '#163f1e', main: '#57b062', light: '#d3f6d2' },
  gold: { deep: '#54390a', main: '#e8b93c', light: '#fff0b5' },
  violet: { deep: '#35195a', main: '#a06be0', light: '#ead9ff' },
  white: { deep: '#4b4b54', main: '#e4e2de', light: '#ffffff' },
  none: { deep: '#2c2621', main: '#8f8272', light: '#d9cbb6' },
};

/** The emblem of each colour around 0,0: colours differ in shape, too. */
export const EMBLEMS: Record<Suit, string> = {
  blue: 'M0-15C5-8 11-2 11 4A11 11 0 0 1-11 4C-11-2-5-8 0-15z',
  red: 'M0 14C-6 8-14 3-14-5-14-11-9-13-6-13-3-13-1-11 0-8 1-11 3-13 6-13 9-13 14-11 14-5 14 3 6 8 0 14z',
  green:
    'M-1.5 15C-1 9-1 6-3 3-8 8-15 4-13-2-12-6-8-7-5-5-9-10-5-15 0-15S9-10 5-5C8-7 12-6 13-2 15 4 8 8 3 3 1 7 2 10 4 14z',
  gold: 'M0-16L3.4-8.4 11.3-11.3 8.4-3.4 16 0 8.4 3.4 11.3 11.3 3.4 8.4 0 16-3.4 8.4-11.3 11.3-8.4 3.4-16 0-8.4-3.4-11.3-11.3-3.4-8.4z',
  violet: 'M6-14A14.5 14.5 0 1 0 6 14 11.5 11.5 0 0 1 6-14z',
  white: 'M0-16C1-5 5-1 16 0 5 1 1 5 0 16-1 5-5 1-16 0-5-1-1-5 0-16z',
};

export const TOWER_TONES: Record<Tower, Tones> = {
  crypt: { deep: '#1f2f27', main: '#7fa890', light: '#daefe0' },
  rathaus: { deep: '#4a2416', main: '#cf7f50', light: '#ffdcbd' },
  iceCave: { deep: '#123246', main: '#6fc0e0', light: '#e2f7ff' },
  goblinCamp: { deep: '#33300f', main: '#a9a53f', light: '#f0ecb5' },
  dragonsLair: { deep: '#4a0f12', main: '#e0603a', light: '#ffc9a6' },
};

/** The outline of the tokens of each colour around 0,0, about 36 wide: players differ in shape, too. */
const OUTLINES: Readonly<Record<PieceColour, string>> = {
  red: 'M0-19L19 15H-19z',
  violet: 'M0-17.5A17.5 17.5 0 1 1 0 17.5 17.5 17.5 0 0 1 0-17.5z',
  teal: 'M0-20L20 0 0 20-20 0z',
  black: 'M-16-16h32v32h-32z',
  gold: 'M0-19L18.5-5.5 11.5 16H-11.5L-18.5-5.5z',
  green: 'M-7-19H7V-7H19V7H7V19H-7V7H-19V-7H-7z',
  blue: 'M-9.5-17H9.5L19 0 9.5 17H-9.5L-19 0z',
  pink: 'M-19-15H19L0 19z',
};

/** The outline of tokens of a colour. */
export const tokenOf = (colour: PieceColour): string => OUTLINES[colour];

/** The outline of each player's tokens. */
export const TOKENS = bySeat(tokenOf);

/** The vertical centre of the drawing on a token. */
export const TOKEN_MIDDLE = bySeat((colour) => (colour === 'red' ? 4 : colour === 'pink' ? -4 : 0));

/** The skin and hair of faces; an adventurer's rank decides which. */
export const SKINS: readonly { skin: string; shade: string; hair: string }[] = [
  { skin: '#f0c9a4', shade: '#cf9f76', hair: '#6b3a1b' },
  { skin: '#b9794a', shade: '#8f5730', hair: '#2b1a10' },
  { skin: '#f3d6bd', shade: '#d1a98b', hair: '#c9842e' },
  { skin: '#7a4a2c', shade: '#57321b', hair: '#1b120c' },
  { skin: '#d9a679', shade: '#b27f53', hair: '#8b8378' },
];
