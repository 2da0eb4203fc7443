/** How many play, and how well the computers play, as last chosen for each game. It is kept in this browser. */
import { isRecord } from '../browser/isRecord';
import type { GameInfo } from '../wire/http';
import { LEVEL_NAMES, type LevelName } from '../wire/protocol';

const KEY = 'gravegoods.play';

export interface PlayChoice {
  players: number;
  level: LevelName;
}

const DEFAULT_LEVEL: LevelName = 'steady';

/** The numbers of players for a game against computers. */
export const playerCounts = ({ players }: GameInfo): number[] => players.filter((count) => count >= 2);

/** The choice for a game: what was stored where it still fits, else the game's usual number of players. */
export function choiceOf(info: GameInfo, stored: unknown): PlayChoice {
  const { players, level } = isRecord(stored) ? stored : {};
  const counts = playerCounts(info);
  return {
    players:
      counts.find((count) => count === players) ?? counts.find((count) => count === info.usual) ?? counts[0] ?? 2,
    level: LEVEL_NAMES.find((known) => known === level) ?? DEFAULT_LEVEL,
  };
}

function kept(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

class PlayChoices {
  #stored = $state.raw(kept());

  of(info: GameInfo): PlayChoice {
    return choiceOf(info, this.#stored[info.name]);
  }

  choose(info: GameInfo, change: Partial<PlayChoice>): void {
    this.#stored = { ...this.#stored, [info.name]: { ...this.of(info), ...change } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // Without storage, the choice lasts until the page is left.
    }
  }
}

export const playChoices = new PlayChoices();
