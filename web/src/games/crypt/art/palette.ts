import type { Kind } from '../wire';
import type { PieceColour, Seat } from '../../../wire/protocol';
import { tonesOf, type SeatTones, type Tones } from '../../../ui/palette';
import { bySeat, pieces } from '../../../ui/pieces.svelte';

export { GOLD, OUTLINE, type Tones } from '../../../ui/palette';

export const KIND_TONES: Record<Kind, Tones> = {
  idol: { deep: '#4a3508', main: '#e3b237', light: '#ffe9a8' },
  jewelry: { deep: '#122c56', main: '#4f97ea', light: '#c9e5ff' },
  manuscript: { deep: '#38383d', main: '#b9b7b2', light: '#f4f0e6' },
  pottery: { deep: '#54280d', main: '#e47d3c', light: '#ffcfa6' },
  remains: { deep: '#143f27', main: '#5dba7d', light: '#cff5d8' },
  tapestry: { deep: '#371d57', main: '#a673e6', light: '#e8d4ff' },
};

/** The outline of each kind's badge around 0,0: kinds differ in shape, not only in colour. */
export const BADGES: Record<Kind, string> = {
  idol: 'M-12.5 14.5V-3.5a12.5 12.5 0 0 1 25 0v18z',
  jewelry: 'M0-18L16.5 0 0 18-16.5 0z',
  manuscript: 'M-13.5-13.5h27v27h-27z',
  pottery: 'M0-15.5a15.5 15.5 0 1 1 0 31 15.5 15.5 0 0 1 0-31z',
  remains: 'M-8.5-15h17L17 0 8.5 15h-17L-17 0z',
  tapestry: 'M-13.5-15h27v31L0 10.5-13.5 16z',
};

/** The centre of the letter on each badge. */
export const BADGE_MIDDLE: Record<Kind, number> = {
  idol: 1.5,
  jewelry: 0,
  manuscript: 0,
  pottery: 0,
  remains: 0,
  tapestry: -2.5,
};

export const BONE: Tones = { deep: '#8d8263', main: '#e6dcc0', light: '#fffaea' };

/** The look of a player's dice: a colour, and a mark and a border for players who can't distinguish colours. */
export type Owner =
  Seat | 'ghost' | { colour: PieceColour; /** The colour whose mark it has, if another. */ mark?: PieceColour };

export interface Livery extends SeatTones {
  /** The mark around 0,0, about five wide. */
  mark: string;
  /** The border of the die, as a dash pattern on its rim. */
  rim: string;
}

/** The mark and the border of each colour. */
const SIGNS: Readonly<Record<PieceColour, Pick<Livery, 'mark' | 'rim'>>> = {
  red: { mark: 'M0-5L5 4H-5z', rim: '' },
  violet: { mark: 'M2.5-4.5A5 5 0 1 0 2.5 4.5 4 4 0 0 1 2.5-4.5z', rim: '3 3' },
  teal: { mark: 'M-5 0L0-5 5 0 0 5z', rim: '9 3' },
  black: { mark: 'M-4.5-4.5h9v9h-9z', rim: '1 4' },
  gold: { mark: 'M0-5L4.8-1.5 3 4.2H-3L-4.8-1.5z', rim: '6 2' },
  green: { mark: 'M-1.8-5h3.6v3.2H5v3.6H1.8V5h-3.6V1.8H-5v-3.6h3.2z', rim: '2 2' },
  blue: { mark: 'M0-5.5L1.6-1.6 5.5 0 1.6 1.6 0 5.5-1.6 1.6-5.5 0-1.6-1.6z', rim: '9 2 2 2' },
  pink: { mark: 'M0-5a5 5 0 1 1 0 10 5 5 0 0 1 0-10z', rim: '4 4' },
};

/** The look of dice of a colour. In a house, the colour and the border are the house's, and the mark is the heir's own. */
const liveryOf = (colour: PieceColour, own: PieceColour = colour): Livery => ({
  ...tonesOf(colour),
  rim: SIGNS[colour].rim,
  mark: SIGNS[own].mark,
});

const SEAT_LIVERIES = bySeat(liveryOf);
const PALE: Livery = { deep: '#8fb4bf', main: '#e3f2f4', light: '#ffffff', ink: '#1f3a44', mark: '', rim: '' };

/** The look of an owner's dice. The Ghost's are pale, unless another colour was chosen. */
export function livery(owner: Owner): Livery {
  if (typeof owner === 'object') return liveryOf(owner.colour, owner.mark);
  if (owner !== 'ghost') return SEAT_LIVERIES[owner];
  if (!pieces.other) return PALE;
  const { deep, main, light } = tonesOf(pieces.other);
  return { ...PALE, deep: main, main: light, ink: deep };
}
