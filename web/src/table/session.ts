import type { Command, Entry, GameTypes, HintLine, Refusal, Sheet, TableId } from '../wire/protocol';

/** What a game's table needs from its connection to the server. */
export interface GameSession<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly sheet: Sheet<G> | null;
  /** The whole log, without what was undone. */
  readonly log: Entry<G>[];
  /** What is new in the sheet. */
  readonly fresh: readonly Entry<G>[];
  /** Whether moments are being shown, one after the other; the next question comes after them. */
  readonly playing: boolean;
  /** How long the current moment lasts, compared with normal speed. */
  readonly pace: number;
  /** How long a sight is shown, in milliseconds at normal speed. */
  lengthOf: (sight: G['sight']) => number;
  /** Goes on to the next moment. */
  skip(): void;
  /** Goes on to the last moment. */
  skipAll(): void;
  /** The table of the rematch, once a player has opened one. */
  readonly next: TableId | null;
  /** Sends a command; returns why it was refused, or nothing. */
  do(command: Command<G>): Promise<Refusal<G> | null>;
  /** Why an action would be refused, or nothing. */
  check(action: G['action']): Promise<Refusal<G> | null>;
  hint(): Promise<HintLine<G>[] | Refusal<G>>;
}
