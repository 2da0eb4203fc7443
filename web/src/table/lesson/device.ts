/** How the reader points at things, for texts that say what to do. Only those with a mouse are told keys. */
export const device = (): 'touch' | 'mouse' =>
  matchMedia('(hover: none) and (pointer: coarse)').matches ? 'touch' : 'mouse';
