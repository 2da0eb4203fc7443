/** A lesson at a table: how far it is, and what it wants next. What was read is kept in this browser. */
import { keepLesson, keptLesson } from '../../../table/keptLesson';
import type { GameSession } from '../../../table/session';
import type { Action, Types } from '../wire';
import { CHAPTERS, current, type Moment, type Step } from './steps';

export class Lesson {
  readonly #session: GameSession<Types>;
  /** Whoever hides the guide plays as they like. */
  hidden = $state(false);
  /** The furthest step that was reached, by chapter. */
  #reached = $state.raw<readonly number[]>([]);

  constructor(session: GameSession<Types>) {
    this.#session = session;
    const kept = keptLesson();
    if (kept?.table !== session.id) return;
    this.hidden = kept.hidden;
    this.#reached = kept.reached;
  }

  /** Whether something is taught at this table, to whoever looks. */
  get on(): boolean {
    return this.#session.sheet?.lesson != null;
  }

  /** The action that is waited for; nothing where one plays as one likes. */
  get wanted(): Action | null {
    return this.hidden ? null : (this.#session.sheet?.lesson?.wanted ?? null);
  }

  get #number(): number {
    return Math.min(this.#session.sheet?.lesson?.done ?? 0, CHAPTERS.length - 1);
  }

  get chapter(): readonly Step[] {
    return CHAPTERS[this.#number] ?? [];
  }

  /** How many steps the chapters before have. */
  get before(): number {
    return CHAPTERS.slice(0, this.#number).reduce((sum, chapter) => sum + chapter.length, 0);
  }

  /** Which step of the chapter to show. */
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
