/** The steps of the guided first game. */
import type { Chapter, Question, Task } from '../../../table/lesson/steps';
import { target, writers } from '../../../table/lesson/write';
import { stagedAt, type Staged, type Staging } from '../table/claim/staging';
import type { View } from '../wire';

/** The state of the table that tasks look at. */
export interface Moment {
  inHand: boolean;
  staging: Staging;
  view: View | null;
}

const { task, read, act } = writers<Moment>('crypt');

const ROW = target('.row', 'crypt-row');
const TRAY = target('.tray', 'crypt-servants-name');
const effort = (pips: number) =>
  target('[data-stepper=effort]', 'crypt-effort', undefined, `[data-effort="${pips}"], [data-more]`);
const SERVANTS = target('[data-stepper=servants]', 'crypt-servants-name', undefined, '[data-more]');
const CONFIRM = target('[data-confirm]', 'table-confirm');
const RECOVER = target('[data-recover]', 'crypt-recover');
const FLIP = target('.ability', 'crypt-use-name', { ability: 'reroll' }, '.button');
const ROLLS = target('.rolls', 'crypt-guide-rolls');
// On a small screen a button opens the collectors.
const COLLECTORS = target('[data-collectors], [data-door=collectors]', 'crypt-collectors');
const collector = (kind: string) =>
  target(`[data-collector=${kind}], [data-door=collectors]`, 'crypt-collector', { kind, side: 'A' });
const treasure = (slot: number) => target(`[data-slot="${slot}"]`, 'crypt-guide-place', { slot });
/** The learner has the first seat. */
const own = (part: string) => target(`[data-board=a] ${part}, [data-board=a]`, 'crypt-board-yours');

/** Whether servants stand on a treasure; their number and effort only count if they are given. */
const staged =
  (slot: number, wanted: Partial<Staged> = {}): Task<Moment>['done'] =>
  ({ staging }) => {
    const there = stagedAt(staging, slot);
    const { dice = there?.dice, effort: pips = there?.effort } = wanted;
    return there !== undefined && there.dice === dice && there.effort === pips;
  };

const confirm = task('confirm', CONFIRM);

/** Asks for a part of the learner's score; the server has counted it. */
function question(name: string, part: keyof NonNullable<View['scores']>[number], others: readonly number[]) {
  const ask = ({ view }: Moment): Question => {
    const right = view?.scores?.[0]?.[part] ?? 0;
    return { right, options: [...new Set([right, ...others])].sort((one, other) => one - other) };
  };
  return { text: `crypt-task-${name}`, ask };
}

/** One chapter for each action that is taught, and one for the count at the end. */
export const chapters: readonly Chapter<Moment>[] = [
  [
    read('welcome'),
    read('row', ROW),
    act(
      'claim',
      task('servant', TRAY, ({ inHand, staging }) => inHand || staging.length > 0),
      task('jewelry', treasure(1), staged(1)),
      task('effort-4', effort(4), staged(1, { effort: 4 })),
      confirm,
    ),
  ],
  [
    read('bumped', own('.torches')),
    act(
      'bump',
      task('again', treasure(1), staged(1)),
      task('second', SERVANTS, staged(1, { dice: 2 })),
      task('effort-3', effort(3), staged(1, { dice: 2, effort: 3 })),
      confirm,
    ),
  ],
  [read('collect', ROLLS), act('flip', task('flip', FLIP))],
  [
    read('collectors', COLLECTORS),
    act(
      'spread',
      task('tapestry', treasure(1), staged(1, { effort: 5 })),
      task('pottery', treasure(3), staged(3, { effort: 4 })),
      confirm,
    ),
  ],
  [act('recover', task('recover', RECOVER))],
  [act('last', task('manuscript', treasure(1), staged(1)), task('beat', effort(3), staged(1, { effort: 3 })), confirm)],
  [
    {
      ...read('count', own('.piles')),
      holdsResult: true,
      tasks: [
        { ...question('count-jewelry', 'jewelry', [3, 7]), at: collector('jewelry') },
        { ...question('count-manuscripts', 'manuscript', [2, 8]), at: collector('manuscript') },
        { ...question('count-servants', 'servants', [1, 6]), at: own('.dice') },
      ],
    },
    read('end'),
  ],
];
