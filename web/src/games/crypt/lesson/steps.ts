/** The steps of the guided first game: the text, the target and the condition of each. */
import type { Phrase } from '../../../i18n/phrase';
import { stagedAt, type Staged, type Staging } from '../table/claim/staging';

/** A part of the table that a step points at. */
export interface Target {
  /** Its selector within the table. */
  selector: string;
  /** The selector of the control to press, if it is not the first one. */
  press?: string;
  name: Phrase;
}

/** What a step waits for: Next, the player's turn, a servant in hand, dice on a treasure, or the action itself. */
export type Until = 'read' | 'turn' | 'hand' | 'act' | (Partial<Staged> & { slot: number });

export interface Step {
  /** The key of its text. */
  text: string;
  at?: Target;
  until: Until;
}

/** The state of the table that steps wait for. */
export interface Moment {
  yours: boolean;
  inHand: boolean;
  staging: Staging;
}

const target = (selector: string, key: string, args?: Phrase['args']): Target => ({
  selector,
  name: args ? { key, args } : { key },
});

const ROW = target('.row', 'crypt-row');
const TRAY = target('.tray', 'crypt-servants-name');
const EFFORT = target('[data-stepper=effort]', 'crypt-effort');
const MORE_EFFORT = { ...EFFORT, press: '[data-more]' };
const LESS_EFFORT = { ...EFFORT, press: '[data-less]' };
const MORE_SERVANTS = { ...target('[data-stepper=servants]', 'crypt-servants-name'), press: '[data-more]' };
const ODDS = target('.odds', 'crypt-guide-chances');
const CONFIRM = target('[data-confirm]', 'table-confirm');
const RECOVER = target('[data-recover]', 'crypt-recover');
const ROLLS = target('.rolls', 'crypt-guide-rolls');
/** On a small screen the collectors are behind a button. */
const COLLECTORS = target('.collectors, [data-door=collectors]', 'crypt-collectors');
const collector = (kind: string) =>
  target(`[data-collector=${kind}], [data-door=collectors]`, 'crypt-collector', { kind, side: 'A' });
const treasure = (slot: number) => target(`[data-slot="${slot}"]`, 'crypt-guide-place', { slot });
/** The learner has the first seat. */
const own = (part: string) => target(`[data-board=a] ${part}`, 'crypt-board-yours');

const step = (name: string, until: Until, at?: Target): Step => ({
  text: `crypt-step-${name}`,
  until,
  ...(at ? { at } : {}),
});

/** One chapter for each action that is taught, and one for the steps after the last action. */
export const CHAPTERS: readonly (readonly Step[])[] = [
  [
    step('welcome', 'read'),
    step('row', 'read', ROW),
    step('face-down', 'read', treasure(3)),
    step('dice', 'read', TRAY),
    step('pick-die', 'hand', TRAY),
    step('pick-treasure', { slot: 1 }, treasure(1)),
    step('effort', { slot: 1, effort: 4 }, MORE_EFFORT),
    step('high', 'read', ODDS),
    step('odds', 'read', ODDS),
    step('confirm', 'act', CONFIRM),
  ],
  [
    step('watch', 'turn', ROW),
    step('bumped', 'read', treasure(1)),
    step('last-turn', 'read', own('.torches')),
    step('bump', { slot: 1 }, treasure(1)),
    step('add-die', { slot: 1, dice: 2 }, MORE_SERVANTS),
    step('match', { slot: 1, dice: 2, effort: 3 }, LESS_EFFORT),
    step('send', 'act', CONFIRM),
  ],
  [
    step('collect', 'read', ROLLS),
    step('exhausted', 'read', own('.dice')),
    step('yours', 'read', target('[data-board=a] .piles, .collected', 'crypt-board-yours')),
    step('torches', 'read', target('[data-board=b] .torches', 'crypt-leader')),
    step('collectors', 'read', COLLECTORS),
    step('collector', 'read', collector('jewelry')),
    step('flips', 'read', collector('idol')),
    step('wait', 'turn', ROW),
    step('several', { slot: 1 }, treasure(1)),
    step('several-effort', { slot: 1, effort: 2 }, MORE_EFFORT),
    step('several-more', { slot: 3 }, treasure(3)),
    step('send', 'act', CONFIRM),
  ],
  [step('watch', 'turn', ROW), step('recover', 'act', RECOVER)],
  [step('servants', 'read', own('.dice')), step('free-recovery', 'read', own('.dice')), step('end', 'read')],
];

export const STEPS = CHAPTERS.reduce((sum, chapter) => sum + chapter.length, 0);

/** The keys of all texts of the lesson. */
export const GUIDE_TEXTS: readonly string[] = [...new Set(CHAPTERS.flat().map(({ text }) => text))];

function met(until: Until, { yours, inHand, staging }: Moment): boolean {
  switch (until) {
    case 'read':
      return true;
    case 'turn':
      return yours;
    case 'hand':
      return inHand || staging.length > 0;
    case 'act':
      return false;
  }
  const there = stagedAt(staging, until.slot);
  const { dice = there?.dice, effort = there?.effort } = until;
  return there !== undefined && there.dice === dice && there.effort === effort;
}

/** The step to show: the first earlier one that was undone, or else the first from the reached one on that is not done. */
export function current(chapter: readonly Step[], reached: number, moment: Moment): number {
  const undone = chapter.findIndex(({ until }, at) => at < reached && !met(until, moment));
  if (undone >= 0) return undone;
  const rest = chapter.slice(reached).findIndex(({ until }) => until === 'read' || !met(until, moment));
  return rest < 0 ? chapter.length - 1 : reached + rest;
}
