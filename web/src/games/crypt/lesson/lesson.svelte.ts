/** A lesson at a table: its progress, and the action it wants next. The progress is stored in this browser. */
import { keepLesson, keptLesson } from '../../../table/keptLesson';
import type { GameSession } from '../../../table/session';
import type { Action, Types } from '../wire';
import { CHAPTERS, current, type Moment, type Step } from './steps';

export class Lesson {
  readonly #session: GameSession<Types>;
  /** Whether the guide is hidden; the player may then do anything. */
  hidden = $state(false);
  /** The furthest step reached, by chapter. */
  #reached = $state.raw<readonly number[]>([]);

  constructor(session: GameSession<Types>) {
    this.#session = session;
    const kept = keptLesson();
    if (kept?.table !== session.id) return;
    this.hidden = kept.hidden;
    this.#reached = kept.reached;
  }

  /** Whether this table is a lesson, for players and spectators alike. */
  get on(): boolean {
    return this.#session.sheet?.lesson != null;
  }

  /** The action that the lesson waits for; null if the player may do anything. */
  get wanted(): Action | null {
    return this.hidden ? null : (this.#session.sheet?.lesson?.wanted ?? null);
  }

  get #number(): number {
    return Math.min(this.#session.sheet?.lesson?.done ?? 0, CHAPTERS.length - 1);
  }

  get chapter(): readonly Step[] {
    return CHAPTERS[this.#number] ?? [];
  }

  /** The number of steps in the chapters before this one. */
  get before(): number {
    return CHAPTERS.slice(0, this.#number).reduce((sum, chapter) => sum + chapter.length, 0);
  }

  /** The step of the chapter to show. */
  at(moment: Moment): number {
    return current(this.chapter, this.#reached[this.#number] ?? 0, moment);
  }

  reach(step: number): void {
    this.#reached = CHAPTERS.map((_, at) => (at === this.#number ? step : (this.#reached[at] ?? 0)));
    this.#keep();
  }

  hide(hidden: boolean): void {
    this.hidden = hidden;
    this.#keep();
  }

  #keep(): void {
    keepLesson({ table: this.#session.id, hidden: this.hidden, reached: [...this.#reached] });
  }
}
