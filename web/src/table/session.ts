import type { Command, Entry, GameTypes, HintLine, Refusal, Sheet, TableId } from '../wire/protocol';

/** What a game's table needs from its connection to the server. */
export interface GameSession<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly sheet: Sheet<G> | null;
  /** The whole log, without what was undone. */
  readonly log: Entry<G>[];
  /** The table of the rematch, once a player has opened one. */
  readonly next: TableId | null;
  /** Sends a command; returns why it was refused, or nothing. */
  do(command: Command<G>): Promise<Refusal<G> | null>;
  /** Why an action would be refused, or nothing. */
  check(action: G['action']): Promise<Refusal<G> | null>;
  hint(): Promise<HintLine<G>[] | Refusal<G>>;
}
