/** Plans animations and sounds from sights. They last as long as the moment allows. */
import * as shared from '../../../../table/motion/plan';
import { FLIGHT, STAGGER } from '../../../../table/motion/plan';
import type { Sound } from '../../../../table/sound';
import type { Seat } from '../../../../wire/protocol';
import type { AdventurerCard, RoomCard, Sight, Tower } from '../../wire';

export type Where =
  | 'town'
  | 'room'
  | { board: Seat }
  | { tower: Tower }
  /** A fighter's side of a clash, or the board of its owner. */
  | { side: Seat }
  /** The place on the stage that a fighter has left, and the one where it stands now. */
  | { left: number; of: Seat }
  | { fighter: number; of: Seat };

export type Piece =
  | { what: 'adventurer'; card: AdventurerCard }
  | { what: 'room'; card: RoomCard }
  | { what: 'pawn' | 'token'; owner: Seat };

export type Flight = shared.Flight<Piece, Where>;
export type Plan = shared.Plan<Piece, Where>;

/** `pace` is how long a moment lasts, compared with normal speed. */
export function plan(sights: readonly Sight[], pace = 1): Plan {
  const made: Plan = { flights: [], sounds: [] };
  let now = 0;
  const sound = (name: Sound) => made.sounds.push({ sound: name, at: now });
  const fly = (piece: Piece, from: Where, to: Where) => {
    made.flights.push({ piece, from, to, at: now, lasts: FLIGHT * pace });
    now += STAGGER * pace;
  };
  for (const sight of sights) {
    if ('recruited' in sight) {
      const { seat, adventurer } = sight.recruited;
      fly({ what: 'adventurer', card: adventurer }, 'town', { board: seat });
      sound('collect');
    } else if ('dismissed' in sight) {
      fly({ what: 'adventurer', card: sight.dismissed.adventurer }, { board: sight.dismissed.seat }, 'town');
    } else if ('scouted' in sight) {
      const { seat, tower } = sight.scouted;
      fly({ what: 'pawn', owner: seat }, { board: seat }, { tower });
      sound('place');
    } else if ('clashed' in sight) {
      sound('bump');
      now += FLIGHT * pace;
    } else if ('joined' in sight) {
      const { adventurer, from, to } = sight.joined;
      fly(
        { what: 'adventurer', card: adventurer },
        { left: adventurer.rank, of: from },
        { fighter: adventurer.rank, of: to },
      );
    } else if ('bloodTaken' in sight) {
      const { seat, owner } = sight.bloodTaken;
      fly({ what: 'token', owner }, { side: owner }, { side: seat });
      sound('place');
    } else if ('wentHome' in sight) {
      const { seat, tower } = sight.wentHome;
      fly({ what: 'pawn', owner: seat }, { tower }, { board: seat });
    } else if ('turned' in sight) {
      sound('dice');
      now += (FLIGHT / 2) * pace;
    } else if ('died' in sight) {
      const { seat, tower, blood } = sight.died;
      if (blood) fly({ what: 'token', owner: seat }, 'room', { tower });
      sound('bump');
    } else if ('took' in sight) {
      fly({ what: 'room', card: sight.took.room }, 'room', { board: sight.took.seat });
      sound('place');
    } else if ('left' in sight) {
      fly({ what: 'pawn', owner: sight.left.seat }, { tower: sight.left.tower }, { board: sight.left.seat });
      sound('collect');
    } else if ('declared' in sight || 'wipedOut' in sight) {
      sound('bump');
    }
  }
  return shared.shortened(made, now + FLIGHT * pace);
}
