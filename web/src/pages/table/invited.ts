import type { PieceColour, SeatSheet, Sheet } from '../../wire/protocol';

/** The colours of other people. Those of computers and of free seats can be chosen. */
export const takenColours = ({ seats, you }: Sheet): PieceColour[] =>
  seats.flatMap(({ seat, holder, colour }) => (holder.kind === 'person' && seat !== you ? [colour] : []));

/** The free seat that the reader is invited to: the one they had in the game before, or else the first. */
export function invitedTo({ seats, former }: Sheet): SeatSheet | undefined {
  const free = seats.filter(({ holder }) => holder.kind === 'open');
  return free.find(({ seat }) => seat === former) ?? free[0];
}
