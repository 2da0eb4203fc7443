import { calm } from '../layout/scroll';
import { play as sound } from '../sound';
import { flightsAfter, lengthOf, LONGEST, type Flight, type Plan } from './plan';

/** How many swarms of pieces may be in the air at once. */
const SWARMS = 3;
/** How many sounds are remembered, so that they can be stopped. */
const SOUNDS = 50;

/** Shows plans one after another: what is still moving comes to rest before the next plan starts. */
export class MotionQueue<Piece, Place> {
  /** The pieces in the air. */
  swarms = $state.raw<readonly { id: number; flights: readonly Flight<Piece, Place>[] }[]>([]);
  #restAt = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #next = 0;

  /** Starts a plan as soon as the one before has ended, and returns how long that is, in milliseconds. Without motion it starts now. */
  show(plan: Plan<Piece, Place>, length = lengthOf(plan)): number {
    const now = performance.now();
    const wait = calm() ? 0 : Math.min(LONGEST, Math.max(0, this.#restAt - now));
    this.#restAt = now + wait + length;
    const timers = plan.sounds.map((one) => setTimeout(() => sound(one.sound), one.at + wait));
    this.#timers = [...this.#timers.slice(-SOUNDS), ...timers];
    if (!calm() && plan.flights.length > 0) {
      const swarm = { id: (this.#next += 1), flights: flightsAfter(wait, plan.flights) };
      this.swarms = [...this.swarms.slice(1 - SWARMS), swarm];
    }
    return wait;
  }

  /** Stops all sounds that are still to come. */
  stop(): void {
    this.#timers.forEach(clearTimeout);
  }
}
