/** What the steps of a lesson are written with. */
import type { Phrase } from '../../i18n/phrase';
import type { Step, Target, Task } from './steps';

export const target = (selector: string, key: string, args?: Phrase['args'], press?: string): Target => ({
  selector,
  name: args ? { key, args } : { key },
  ...(press ? { press } : {}),
});

/** Writers of tasks and steps, the keys of whose texts begin with the game's name. */
export const writers = <M>(game: string) => ({
  task: (name: string, at: Target, done?: Task<M>['done']): Task<M> => ({
    text: `${game}-task-${name}`,
    at,
    ...(done ? { done } : {}),
  }),
  /** A step that stays until the reader goes on. */
  read: (name: string, at?: Target, ...tasks: Task<M>[]): Step<M> => ({
    text: `${game}-step-${name}`,
    until: 'read',
    ...(at ? { at } : {}),
    ...(tasks.length > 0 ? { tasks } : {}),
  }),
  /** A step that stays until the chapter's action is done. */
  act: (name: string, ...tasks: Task<M>[]): Step<M> => ({ text: `${game}-step-${name}`, until: 'act', tasks }),
});
