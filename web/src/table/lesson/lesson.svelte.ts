/** A lesson at a table: its progress, and the action it wants next. The progress is stored in this browser. */
import type { GameTypes } from '../../wire/protocol';
import type { GameSession } from '../session';
import { isMyTurn } from '../turn';
import { dropLesson, keepLesson, keptLesson } from './kept';
import { countSteps, type Chapter, type Step } from './steps';

export class Lesson<G extends GameTypes, M> {
  readonly #session: GameSession<G>;
  /** The steps; none until they are loaded. */
  chapters = $state.raw<readonly Chapter<M>[]>([]);
  /** Whether the guide is hidden; the player may then do anything. */
  hidden = $state(false);
  #ended = $state(false);
  /** The furthest step reached, by chapter. */
  #reached = $state.raw<readonly number[]>([]);
  /** The questions that were answered, by their texts. */
  answered = $state.raw<ReadonlySet<string>>(new Set());
  #read = false;

  constructor(session: GameSession<G>) {
    this.#session = session;
  }

  get game(): string {
    return this.#session.sheet?.game ?? '';
  }

  /** Whether this table is a lesson that the reader follows. A game that ends early has no more to teach. */
  get on(): boolean {
    const sheet = this.#session.sheet;
    if (!sheet?.lesson || this.#ended) return false;
    return sheet.phase !== 'over' || sheet.lesson.done === sheet.lesson.of;
  }

  /** Whether the guide is shown. */
  get teaches(): boolean {
    return this.on && !this.hidden;
  }

  /** The action that the lesson waits for; null if the player may do anything. */
  get wanted(): G['action'] | null {
    return this.teaches ? (this.#session.sheet?.lesson?.wanted ?? null) : null;
  }

  /** Whether there is nothing to watch: all moments have been shown, and the table waits for the reader or the game is over. */
  get ready(): boolean {
    return !this.#session.playing && (isMyTurn(this.#session.sheet) || this.#session.sheet?.phase === 'over');
  }

  get #number(): number {
    return Math.min(this.#session.sheet?.lesson?.done ?? 0, Math.max(0, this.chapters.length - 1));
  }

  get #chapter(): Chapter<M> {
    return this.chapters[this.#number] ?? [];
  }

  get #at(): number {
    return Math.max(0, Math.min(this.#reached[this.#number] ?? 0, this.#chapter.length - 1));
  }

  /** The step to show. */
  get step(): Step<M> | undefined {
    return this.#chapter[this.#at];
  }

  /** The number of the step, from 1. */
  get number(): number {
    return countSteps(this.chapters.slice(0, this.#number)) + this.#at + 1;
  }

  get steps(): number {
    return countSteps(this.chapters);
  }

  /** Whether the result of the game is not shown yet. */
  get holdsResult(): boolean {
    return this.teaches && (this.step === undefined || this.step.holdsResult === true);
  }

  get canGoBack(): boolean {
    return this.#at > 0;
  }

  next(): void {
    this.#reach(this.#at + 1);
  }

  back(): void {
    this.#reach(this.#at - 1);
  }

  #reach(step: number): void {
    this.#reached = this.chapters.map((_, at) => (at === this.#number ? step : (this.#reached[at] ?? 0)));
    this.#keep();
  }

  answer(text: string): void {
    this.answered = new Set([...this.answered, text]);
  }

  hide(hidden: boolean): void {
    this.hidden = hidden;
    this.#keep();
  }

  /** Ends the lesson: the next visit begins a new one, and its table waits no longer. */
  async end(): Promise<void> {
    this.#ended = true;
    dropLesson(this.game);
    if (this.#session.sheet?.phase === 'playing') await this.#session.do({ do: 'resign' });
  }

  /** Reads the stored progress, once. */
  recall(): void {
    if (this.#read || this.game === '') return;
    this.#read = true;
    const kept = keptLesson(this.game);
    if (kept?.table !== this.#session.id) return;
    this.hidden = kept.hidden;
    this.#reached = kept.reached;
  }

  #keep(): void {
    keepLesson(this.game, { table: this.#session.id, hidden: this.hidden, reached: [...this.#reached] });
  }
}
