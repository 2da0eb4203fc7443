/** What a lesson is made of. A game gives the steps; the guide shows them one at a time. */
import type { Phrase } from '../../i18n/phrase';

/** A part of the table that a step points at. */
export interface Target {
  /** Its selector within the table. Of several, the first that is there counts: small screens show a button instead of some parts. */
  selector: string;
  /** The selector of the control to press, if it is not the first one. */
  press?: string;
  name: Phrase;
}

/** The element that a selector means. */
export const findTarget = (table: ParentNode, selector: string): Element | undefined =>
  selector
    .split(', ')
    .map((one) => table.querySelector(one))
    .find((element) => element !== null) ?? undefined;

/** A question with one right answer. */
export interface Question {
  options: readonly number[];
  right: number;
}

/** Something to do within a step. `M` is the state of the table that tasks look at. */
export interface Task<M> {
  /** The key of its text. */
  text: string;
  at?: Target;
  /** Whether it is done. Without it, the task is the action of the chapter itself. */
  done?: (moment: M) => boolean;
  /** A question to answer instead. */
  ask?: (moment: M) => Question;
}

/** A step stays until the reader goes on, or until the chapter's action is done. */
export interface Step<M> {
  /** The key of its text. */
  text: string;
  until: 'read' | 'act';
  at?: Target;
  tasks?: readonly Task<M>[];
  /** Whether the result of the game is shown only after this step. */
  holdsResult?: boolean;
}

/** The steps up to an action that is taught. The last chapter has the steps after the last action. */
export type Chapter<M> = readonly Step<M>[];

/** What a game's lesson consists of. */
export interface Script<M> {
  chapters: readonly Chapter<M>[];
}

export const countSteps = <M>(chapters: readonly Chapter<M>[]): number =>
  chapters.reduce((sum, chapter) => sum + chapter.length, 0);

/** The keys of all texts of a lesson. */
export const textsOf = <M>(chapters: readonly Chapter<M>[]): string[] => [
  ...new Set(chapters.flat().flatMap(({ text, tasks }) => [text, ...(tasks ?? []).map((task) => task.text)])),
];

/** A task as the guide shows it. */
export interface ShownTask<M> {
  task: Task<M>;
  done: boolean;
  /** The question, while it is not answered. */
  question: Question | undefined;
}

/** The tasks of a step, and whether each is done; a question is done when its answer is among `answered`. */
export const tasksNow = <M>(step: Step<M>, moment: M, answered: ReadonlySet<string>): ShownTask<M>[] =>
  (step.tasks ?? []).map((task) => {
    const done = task.ask ? answered.has(task.text) : (task.done?.(moment) ?? false);
    return { task, done, question: done ? undefined : task.ask?.(moment) };
  });

/** What the guide points at: the first task that is not done, or else the step itself. */
export const targetNow = <M>(step: Step<M>, tasks: readonly ShownTask<M>[]): Target | undefined =>
  tasks.find(({ done }) => !done)?.task.at ?? step.at;
