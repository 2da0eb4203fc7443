/** Who died where, from the sights of a game. */
import type { Seat } from '../../../../wire/protocol';
import { TOWERS, type AdventurerCard, type Sight, type Tower } from '../../wire';

export interface Death {
  card: AdventurerCard;
  seat: Seat;
  /** In a room, or in a clash at the entrance. */
  by: 'room' | 'clash';
}

/** The deaths at each tower, in the order in which they happened; those saved by an item are not among them. */
export function deathsAt(sights: readonly Sight[]): { tower: Tower; deaths: Death[] }[] {
  const deaths = new Map<Tower, Death[]>(TOWERS.map((tower) => [tower, []]));
  let field: Tower | null = null;
  for (const sight of sights) {
    if ('clashed' in sight) field = sight.clashed.tower;
    else if ('killed' in sight && field)
      deaths.get(field)?.push({ card: sight.killed.adventurer, seat: sight.killed.owner, by: 'clash' });
    else if ('died' in sight && !sight.died.saved)
      deaths.get(sight.died.tower)?.push({ card: sight.died.adventurer, seat: sight.died.seat, by: 'room' });
  }
  return TOWERS.map((tower) => ({ tower, deaths: deaths.get(tower) ?? [] }));
}
