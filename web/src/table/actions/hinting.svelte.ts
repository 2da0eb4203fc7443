import type { HintLine, Refusal } from '../../wire/protocol';
import type { GameSession } from '../session';

/** Hints for a moment of a table. An answer that comes when the moment has passed is nobody's. */
export class Hinting {
  readonly #session: GameSession;
  lines = $state.raw<readonly HintLine[]>([]);
  thinking = $state(false);
  #asked = 0;

  constructor(session: GameSession) {
    this.#session = session;
  }

  /** Asks for hints; says why there are none, if that is so. */
  async ask(): Promise<Refusal | null> {
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

  /** The moment has passed, or one of the hints was taken. */
  forget(): void {
    this.#asked += 1;
    this.thinking = false;
    this.lines = [];
  }
}
