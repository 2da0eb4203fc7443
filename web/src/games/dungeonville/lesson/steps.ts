/** The steps of the guided first game. */
import type { Chapter, Target, Task } from '../../../table/lesson/steps';
import { target, writers } from '../../../table/lesson/write';
import type { Lineup } from '../table/combat/order';
import type { Recruitment } from '../table/town/recruiting';
import { placeName, towerName } from '../names';
import type { Adventurer, Place, Tower } from '../wire';

/** The state of the table that tasks look at. */
export interface Moment {
  /** Whether the learner looks at their deed. */
  looking: boolean;
  recruitment: Recruitment | null;
  tower: Tower | null;
  lineup: Lineup | null;
  member: Adventurer | null;
  /** Whether the learner is asked to confirm a declaration. */
  declaring: boolean;
}

const { task, read, act } = writers<Moment>('dungeonville');

const TOWN = target('[data-town]', 'dungeonville-town');
const TOWERS = target('[data-towers]', 'dungeonville-towers');
const CONFIRM = target('[data-confirm]', 'table-confirm');
const DECLARE = target('[data-declare]', 'dungeonville-declare');
const DEED = target('[data-deed], [data-board=a]', 'dungeonville-guide-deed');
const FIGHTS = target('[data-clashes]', 'dungeonville-guide-fights');
const place = (name: Place): Target => ({ selector: `[data-place=${name}]`, name: placeName(name) });
const tower = (name: Tower): Target => ({
  // On a small screen a button opens the towers.
  selector: `[data-tower=${name}], [data-door=towers]`,
  name: towerName(name),
});
const choice = (member: Adventurer) => target(`[data-choice="${member}"]`, 'dungeonville-guide-member');
const fighter = (member: Adventurer) => target(`[data-member="${member}"]`, 'dungeonville-guide-member');
const press = (action: string) =>
  target(`[data-press=${action}]`, 'dungeonville-press', { action, stage: action === 'pass' ? 'recruit' : 'onward' });

const confirm = task('confirm', CONFIRM);
const recruits =
  (adventurer: Adventurer): Task<Moment>['done'] =>
  ({ recruitment }) =>
    recruitment?.adventurer === adventurer;
const fights =
  (member: Adventurer, at: number): Task<Moment>['done'] =>
  ({ lineup }) =>
    lineup?.places[at] === member;

/** One chapter for each action that is taught, and one after the end. */
export const chapters: readonly Chapter<Moment>[] = [
  [
    read('welcome'),
    read(
      'deed',
      DEED,
      task('look', DEED, ({ looking }) => looking),
    ),
    read('town', TOWN),
    act('recruit', task('guild', place('guild'), recruits(4)), confirm),
  ],
  [act('letters', task('inn', place('inn'), recruits(25)), confirm)],
  [act('street', task('street', place('street'), recruits(33)), confirm)],
  [
    read('towers', TOWERS),
    act(
      'scout',
      task('goblin-camp', tower('goblinCamp'), (moment) => moment.tower === 'goblinCamp'),
      confirm,
    ),
  ],
  [
    act(
      'fight',
      task('first', fighter(4), fights(4, 0)),
      task('second', fighter(25), fights(25, 1)),
      task('third', fighter(33), fights(33, 2)),
      confirm,
    ),
  ],
  [
    read('fought', FIGHTS),
    act(
      'death',
      task('lose', choice(33), ({ member }) => member === 33),
      task('die', CONFIRM),
    ),
  ],
  [act('leave', task('leave', press('leave')))],
  [
    read('your-tower', tower('iceCave')),
    act(
      'pay',
      task('temple', place('temple'), recruits(16)),
      task('dismiss', choice(59), ({ recruitment }) => recruitment?.discard === 59),
      confirm,
    ),
  ],
  [act('pass', task('pass', press('pass')))],
  [
    act(
      'scout-again',
      task('rathaus', tower('rathaus'), (moment) => moment.tower === 'rathaus'),
      confirm,
    ),
  ],
  [
    act(
      'declare',
      task('declare', DECLARE, ({ declaring }) => declaring),
      task('declare-confirm', DECLARE),
    ),
  ],
  [read('end')],
];
