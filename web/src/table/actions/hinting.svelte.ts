import type { GameTypes, HintLine, Refusal } from '../../wire/protocol';
import type { GameSession } from '../session';

/** Hints for one moment of a table. An answer that comes after the moment has passed is ignored. */
export class Hinting<G extends GameTypes> {
  readonly #session: GameSession<G>;
  lines = $state.raw<readonly HintLine<G>[]>([]);
  thinking = $state(false);
  #asked = 0;

  constructor(session: GameSession<G>) {
    this.#session = session;
  }

  /** Asks for hints; returns why there are none, if there are none. */
  async ask(): Promise<Refusal<G> | null> {
    if (this.thinking) return null;
    const asked = (this.#asked += 1);
    this.thinking = true;
    const answer = await this.#session.hint();
    if (asked !== this.#asked) return null;
    this.thinking = false;
    if (!Array.isArray(answer)) return answer;
    this.lines = answer;
    return answer.length > 0 ? null : { code: 'unavailable' };
  }

  /** The moment has passed, or a hint was taken. */
  forget(): void {
    this.#asked += 1;
    this.thinking = false;
    this.lines = [];
  }
}
