import type { Command, Entry, GameTypes, HintLine, Odds, Refusal, Sheet, TableId } from '../wire/protocol';

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
  /** The version of the reader's last action on this page; 0 before the first. */
  readonly acted: number;
  /** Whether the reader has come back and not acted since. */
  readonly away: boolean;
  /** Whether all moments after a version can be shown again. */
  keeps(version: number): boolean;
  /** Shows the moments after a version again. */
  again(version: number): void;
  /** The table of the rematch, once a player has opened one. */
  readonly next: TableId | null;
  /** Sends a command; returns why it was refused, or nothing. */
  do(command: Command<G>): Promise<Refusal<G> | null>;
  /** Why an action would be refused, or nothing. */
  check(action: G['action']): Promise<Refusal<G> | null>;
  /** For each part of a legal action, the odds that chance undoes it; empty if nothing can; `null` if the server does not tell. */
  odds(action: G['action']): Promise<readonly Odds[] | null>;
  hint(): Promise<HintLine<G>[] | Refusal<G>>;
}
