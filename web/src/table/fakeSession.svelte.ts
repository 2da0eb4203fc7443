import type { Command, Entry, HintLine, Refusal, Sheet } from '../wire/protocol';
import type { GameSession } from './session';

/** A session with one sheet and no server, for tests and the gallery. It writes down what it is asked. */
export class FakeSession implements GameSession {
  readonly id: string;
  readonly next = null;
  sheet = $state.raw<Sheet | null>(null);
  log = $state.raw<Entry[]>([]);
  done: Command[] = [];
  checked: string[] = [];
  refusal: Refusal | null = null;
  lines: HintLine[] = [];

  constructor(sheet: Sheet) {
    this.id = sheet.table;
    this.sheet = sheet;
    this.log = sheet.log;
  }

  do(command: Command): Promise<Refusal | null> {
    this.done.push(command);
    return Promise.resolve(this.refusal);
  }

  check(act: string): Promise<Refusal | null> {
    this.checked.push(act);
    return Promise.resolve(this.refusal);
  }

  hint(): Promise<HintLine[] | Refusal> {
    return Promise.resolve(this.lines);
  }
}
