/** The games that the server offers, as it describes them. */
import { api, type Result } from '../wire/api';
import type { GameInfo } from '../wire/http';
import { PROTOCOL } from '../wire/protocol';
import { gameOf } from '.';

const KEY = `gravegoods.games.${PROTOCOL}`;

/** The stored list, so that the next page has it at once. */
function kept(): readonly GameInfo[] {
  try {
    const value: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

class Offered {
  #games = $state.raw(kept());
  #loading: Promise<Result<readonly GameInfo[]>> | undefined;

  /** The games that the server offers and this client knows. */
  get games(): readonly GameInfo[] {
    return this.#games.filter(({ name }) => gameOf(name));
  }

  load(): Promise<Result<readonly GameInfo[]>> {
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  /** The server's description of a game. */
  async info(name: string): Promise<Result<GameInfo>> {
    const answer = await this.load();
    if (!answer.ok) return answer;
    const value = answer.value.find((game) => game.name === name);
    return value ? { ok: true, value } : { ok: false, problem: { code: 'notFound' } };
  }

  async #fetch(): Promise<Result<readonly GameInfo[]>> {
    const answer = await api.games();
    if (!answer.ok) {
      this.#loading = undefined;
      return answer;
    }
    this.#games = answer.value;
    try {
      localStorage.setItem(KEY, JSON.stringify(answer.value));
    } catch {
      // Without storage the list is fetched for every page.
    }
    return answer;
  }
}

export const offered = new Offered();
