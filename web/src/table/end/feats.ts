/** What a finished game is among all games of a person: a personal best, or one of several good ones in a row. */
import { api } from '../../wire/api';
import type { PastGame } from '../../wire/http';
import type { TableId } from '../../wire/protocol';

export interface Feats {
  /** The highest score in games of this kind. */
  best: number;
  /** Whether this game has the highest score, and was not the first. */
  isBest: boolean;
  /** How many good games there were in a row, up to this one. */
  streak: number;
}

/** How many pages of the history are read at most. */
const PAGES = 6;

/** What a game is among the games before it, newest first. Undefined if it is not among them. */
export function featsOf(
  games: readonly PastGame[],
  table: TableId,
  isGood: (game: PastGame) => boolean,
): Feats | undefined {
  const at = games.findIndex((game) => game.table === table);
  const now = games[at];
  if (!now) return undefined;
  const alike = games
    .slice(at)
    .filter(({ game, variant, players }) => game === now.game && variant === now.variant && players === now.players);
  const earlier = alike.slice(1).filter(({ resigned }) => !resigned);
  const before = Math.max(...earlier.map(({ score }) => score));
  const firstBad = alike.findIndex((game) => game.resigned || !isGood(game));
  return {
    best: Math.max(now.resigned ? before : now.score, before),
    isBest: earlier.length > 0 && !now.resigned && now.score > before,
    streak: firstBad < 0 ? alike.length : firstBad,
  };
}

/** The games of the person, newest first, as far as they are read. */
export async function pastGames(): Promise<PastGame[]> {
  let games: PastGame[] = [];
  let next: string | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const answer = await api.history(next);
    if (!answer.ok) break;
    games = [...games, ...answer.value.games];
    next = answer.value.next ?? undefined;
    if (next === undefined) break;
  }
  return games;
}
