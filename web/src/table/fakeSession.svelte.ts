import type { Command, Entry, GameTypes, HintLine, Odds, Refusal, Sheet } from '../wire/protocol';
import type { GameSession } from './session';

/** A session with one sheet and no server, for tests and the gallery. It records the requests it gets. */
export class FakeSession<G extends GameTypes = GameTypes> implements GameSession<G> {
  readonly id: string;
  readonly next = null;
  sheet = $state.raw<Sheet<G> | null>(null);
  log = $state.raw<Entry<G>[]>([]);
  readonly fresh: readonly Entry<G>[] = [];
  playing = $state(false);
  readonly pace = 1;
  readonly acted = 0;
  readonly away = false;
  lengthOf: (sight: G['sight']) => number = () => 0;
  done: Command<G>[] = [];
  checked: G['action'][] = [];
  refusal: Refusal<G> | null = null;
  lines: HintLine<G>[] = [];
  chances: readonly Odds[] = [];

  constructor(sheet: Sheet<G>) {
    this.id = sheet.table;
    this.sheet = sheet;
    this.log = sheet.log;
  }

  skip(): void {
    this.playing = false;
  }

  skipAll(): void {
    this.playing = false;
  }

  keeps(): boolean {
    return false;
  }

  again(): void {
    this.playing = true;
  }

  do(command: Command<G>): Promise<Refusal<G> | null> {
    this.done.push(command);
    return Promise.resolve(this.refusal);
  }

  check(action: G['action']): Promise<Refusal<G> | null> {
    this.checked.push(action);
    return Promise.resolve(this.refusal);
  }

  odds(): Promise<readonly Odds[] | null> {
    return Promise.resolve(this.chances);
  }

  hint(): Promise<HintLine<G>[] | Refusal<G>> {
    return Promise.resolve(this.lines);
  }
}
