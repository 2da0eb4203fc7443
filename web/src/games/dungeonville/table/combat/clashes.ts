/** The fights of the round, built from sights. */
import type { Seat } from '../../../../wire/protocol';
import type { AdventurerCard, Holds, Sight, Tower } from '../../wire';

export interface Combatant {
  seat: Seat;
  card: AdventurerCard;
  /** The rank it fights at. */
  strength: number;
  /** `lost` until it is known what becomes of a beaten fighter. */
  fate: 'won' | 'lost' | 'killed' | 'joined' | 'spared' | 'alone';
}

export interface Clash {
  tower: Tower;
  number: number;
  fighters: Combatant[];
  winner: Seat | null;
  /** Whether another fought at the same rank, so that a tie-break decided. */
  tied: boolean;
  /** The token that the winner took, and its owner. */
  blood: { seat: Seat; owner: Seat } | null;
}

/** All clashes since the round began. */
export function clashes(sights: readonly Sight[]): Clash[] {
  let found: Clash[] = [];
  const fated = (rank: number, fate: Combatant['fate']) => {
    const fighter = found.at(-1)?.fighters.find(({ card }) => card.rank === rank);
    if (fighter) fighter.fate = fate;
  };
  for (const sight of sights) {
    if ('roundBegan' in sight) found = [];
    else if ('clashed' in sight) {
      const { tower, clash, fighters, winner, tied } = sight.clashed;
      found.push({
        tower,
        number: clash,
        winner,
        tied,
        blood: null,
        fighters: fighters.map(({ seat, adventurer, strength }) => ({
          seat,
          card: adventurer,
          strength,
          fate: winner === null ? 'alone' : seat === winner ? 'won' : 'lost',
        })),
      });
    } else if ('killed' in sight) fated(sight.killed.adventurer.rank, 'killed');
    else if ('joined' in sight) fated(sight.joined.adventurer.rank, 'joined');
    else if ('spared' in sight) fated(sight.spared.adventurer.rank, 'spared');
    else if ('bloodTaken' in sight) {
      const last = found.at(-1);
      if (last) last.blood = sight.bloodTaken;
    }
  }
  return found;
}

/** A party that stays at a tower after a fight, and why. */
export interface Holder {
  seat: Seat;
  tower: Tower;
  by: Holds;
}

/** The parties that hold a field since the round began. */
export function holders(sights: readonly Sight[]): Holder[] {
  const round = sights.slice(sights.findLastIndex((sight) => 'roundBegan' in sight) + 1);
  return round.flatMap((sight) => ('stayed' in sight ? [sight.stayed] : []));
}
