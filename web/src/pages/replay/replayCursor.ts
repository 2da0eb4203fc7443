/** The position in a replay. */
import type { About } from '../../table/log/log';
import { withoutUndone } from '../../wire/log';
import type { Entry, Frame } from '../../wire/protocol';
import { scenesOf, type Scene } from '../../wire/scenes';

/** One step of a replay: something that happened, and the view then. */
export type Step = Scene & { entry: Entry };

/** The steps of a whole game. What changes without an event belongs to the step before. */
export function stepsOf(frames: readonly Frame[]): Step[] {
  const steps: Step[] = [];
  for (const { version, entry, view } of scenesOf(null, frames)) {
    const last = steps.at(-1);
    if (entry) steps.push({ version, entry, view });
    else if (last) last.view = view;
  }
  return steps;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** The shortest time that a step is shown at normal speed, in milliseconds: what happened must be read. */
export const SHORTEST = 900;

/** A place of the timeline worth finding again. */
export interface Mark {
  index: number;
  kind: 'round' | 'fight';
  /** The number of the round, or of the fight in its round. */
  number: number;
  round: number;
}

/** The rounds and fights of a game. */
export function marksOf(steps: readonly Step[], about: (sight: unknown) => About): Mark[] {
  const marks: Mark[] = [];
  let round = 0;
  let fights = 0;
  steps.forEach(({ entry }, index) => {
    if (entry.kind !== 'sight') return;
    const told = about(entry.sight);
    if (told.round !== undefined) {
      round = told.round;
      fights = 0;
      marks.push({ index, kind: 'round', number: round, round });
    }
    if (told.fight) marks.push({ index, kind: 'fight', number: ++fights, round });
  });
  return marks;
}

/** The index of the first step that a player decided. */
export const firstMove = (steps: readonly Step[], about: (sight: unknown) => About): number =>
  Math.max(
    0,
    steps.findIndex(({ entry }) => entry.kind === 'sight' && about(entry.sight).acts),
  );

/** A place in a game: a version, and which of its moments, from 1; its last one if none is named. */
export interface Place {
  version: number;
  moment?: number;
}

/** The index of the step at a place, or of the last one before it. */
export function stepAt(steps: readonly Step[], { version, moment }: Place): number {
  const after = steps.findIndex((step) => step.version > version);
  const last = after === -1 ? steps.length - 1 : after - 1;
  const first = steps.findIndex((step) => step.version === version);
  const at = moment === undefined || first === -1 ? last : Math.min(first + moment - 1, last);
  return Math.max(0, at);
}

/** The place of a step. */
export function placeOf(steps: readonly Step[], index: number): Place {
  const version = steps[index]?.version ?? 0;
  return { version, moment: index - steps.findIndex((step) => step.version === version) + 1 };
}

export const within = (steps: readonly Step[], index: number): number =>
  Math.min(Math.max(0, index), Math.max(0, steps.length - 1));

/** The log up to a step, without what was undone. The entries are the same objects as in the steps. */
export const logUntil = (steps: readonly Step[], index: number): Entry[] =>
  withoutUndone(steps.slice(0, index + 1).map(({ entry }) => entry));

/** The place in a link: `#v=42` is the end of a version, `#v=42.3` its third moment. */
export function placeIn(hash: string): Place | undefined {
  const [, version, moment] = /^v=(\d+)(?:\.(\d+))?$/.exec(hash) ?? [];
  if (version === undefined) return undefined;
  return { version: Number(version), ...(moment === undefined ? {} : { moment: Number(moment) }) };
}

export const hashOf = ({ version, moment }: Place): string => `v=${version}${moment === undefined ? '' : `.${moment}`}`;
