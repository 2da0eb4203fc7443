import { calm } from '../layout/scroll';
import { play as sound } from '../sound';
import { flightsAfter, lengthOf, LONGEST, type Flight, type Plan } from './plan';

/** How many groups of flights may be shown at once. */
const SWARMS = 3;
/** How many timers of sounds are kept, so that they can be stopped. */
const SOUNDS = 50;

/** Shows plans one after another: each starts when the one before has ended. */
export class MotionQueue<Piece, Place> {
  /** The groups of flights being shown, one for each plan. */
  swarms = $state.raw<readonly { id: number; flights: readonly Flight<Piece, Place>[] }[]>([]);
  #restAt = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #next = 0;

  /** Starts a plan when the one before has ended, and returns the wait in milliseconds. With reduced motion it starts now. */
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

  /** Cancels all sounds that have not started. */
  stop(): void {
    this.#timers.forEach(clearTimeout);
  }
}
