import type { Colour, Sheet } from '../../wire/protocol';

/** The colours of other people. Those of computers and of free seats can be chosen. */
export const takenColours = ({ seats, you }: Sheet): Colour[] =>
  seats.flatMap(({ seat, holder, colour }) => (holder.kind === 'person' && seat !== you ? [colour] : []));
