import type { GameTypes, HintLine, Refusal } from '../../wire/protocol';
import type { GameSession } from '../session';

/** Hints for one moment of a table. An answer that comes after the moment has passed is ignored. */
export class Hinting<G extends GameTypes> {
  readonly #session: GameSession<G>;
  lines = $state.raw<readonly HintLine<G>[]>([]);
  thinking = $state(false);
  #request = 0;

  constructor(session: GameSession<G>) {
    this.#session = session;
  }

  /** Requests hints; returns why there are none, or `null`. */
  async ask(): Promise<Refusal<G> | null> {
    if (this.thinking) return null;
    const request = (this.#request += 1);
    this.thinking = true;
    const answer = await this.#session.hint();
    if (request !== this.#request) return null;
    this.thinking = false;
    if (!Array.isArray(answer)) return answer;
    this.lines = answer;
    return answer.length > 0 ? null : { code: 'unavailable' };
  }

  /** Drops the hints, because the moment has passed or a hint was taken. */
  forget(): void {
    this.#request += 1;
    this.thinking = false;
    this.lines = [];
  }
}
