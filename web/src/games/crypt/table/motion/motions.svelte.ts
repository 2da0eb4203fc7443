/** The flights over a table of Crypt, moment after moment, at the table and in a replay. */
import { MotionQueue } from '../../../../table/motion/queue.svelte';
import type { Sight, View } from '../../wire';
import { diceOn } from '../board/holdings';
import type { Outbid } from './moment';
import { lengthOf, ownerOf, paced, plan, type Piece, type Place } from './motion';

export class Motions {
  readonly queue = new MotionQueue<Piece, Place>();
  /** Servants that were outbid, until the moment in which they are bumped. */
  outbid = $state.raw<ReadonlyMap<number, Outbid>>(new Map());
  /** The row as last shown. */
  row: View['row'] = [];

  /**
   * Shows what happened since the row was shown, and returns how long it waits before it begins. `pace` is how long a moment lasts,
   * compared with normal speed; null if all of it is one moment.
   */
  show(sights: readonly Sight[], viewer: string | null, pace: number | null): number {
    const planned = plan(sights, { viewer, row: this.row, outbid: this.outbid });
    // Moments wait for their flights, so flights don't wait for each other.
    const wait = pace === null ? this.queue.show(planned, lengthOf(planned)) : this.queue.show(paced(planned, pace), 0);
    this.outbid = pace === null ? new Map() : this.#stillOutbid(sights);
    return wait;
  }

  /** The servants that were outbid and not bumped yet, after these sights. */
  #stillOutbid(sights: readonly Sight[]): ReadonlyMap<number, Outbid> {
    const left = new Map(this.outbid);
    for (const one of sights) {
      if ('bumped' in one) {
        const { slot, owner } = one.bumped;
        const there = left.get(slot);
        // Joined servants go home owner by owner.
        const dice = there?.dice.filter((part) => part.owner !== ownerOf(owner)) ?? [];
        if (there && dice.length > 0) left.set(slot, { ...there, dice });
        else left.delete(slot);
      }
      if (!('claimed' in one)) continue;
      const { by, slot } = one.claimed;
      const spot = this.row[slot - 1];
      const standing = spot?.standing;
      if (spot && standing && ownerOf(standing.by) !== ownerOf(by))
        left.set(slot, { dice: diceOn(spot), effort: standing.stake.effort });
    }
    return left;
  }
}
