import type { Command, Entry, HintLine, Refusal, Sheet, TableId } from '../wire/protocol';

/** What the table of a game needs of the connection to its server. */
export interface GameSession {
  readonly id: string;
  readonly sheet: Sheet | null;
  /** The whole log, without what was taken back. */
  readonly log: Entry[];
  /** The table of the rematch, if somebody has opened one. */
  readonly next: TableId | null;
  /** Nothing comes back of what was done. */
  do(command: Command): Promise<Refusal | null>;
  check(act: string): Promise<Refusal | null>;
  hint(): Promise<HintLine[] | Refusal>;
}
