/** The Ghost's chance to bump the servants of a claim that is being prepared. The server counts it. */
import type { GameSession } from '../../../../table/session';
import type { Types } from '../../wire';
import { claimOf, type Staging } from './staging';

export class GhostOdds {
  readonly #session: GameSession<Types>;
  readonly #asked = new Set<string>();
  #known = $state.raw<ReadonlyMap<string, readonly number[]>>(new Map());

  constructor(session: GameSession<Types>) {
    this.#session = session;
  }

  /** A claim at the current version of the table: later it has other odds. */
  #key(staging: Staging): string {
    return JSON.stringify([this.#session.sheet?.version, staging]);
  }

  /** Asks the server about a claim, once. */
  async ask(staging: Staging): Promise<void> {
    const key = this.#key(staging);
    if (staging.length === 0 || this.#asked.has(key)) return;
    this.#asked.add(key);
    const odds = await this.#session.odds(claimOf(staging));
    if (!odds) return void this.#asked.delete(key);
    const shares = odds.map(({ cases, of }) => Math.round((cases / of) * 100));
    // Without odds nobody can bump them.
    this.#known = new Map([...this.#known, [key, shares.length > 0 ? shares : staging.map(() => 0)]]);
  }

  /** The chance to bump the servants on a treasure, in percent; undefined until it is known. */
  on(slot: number, staging: Staging): number | undefined {
    const at = staging.findIndex((stake) => stake.slot === slot);
    return this.#known.get(this.#key(staging))?.[at];
  }
}
