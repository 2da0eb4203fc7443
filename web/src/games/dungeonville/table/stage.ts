import type { Stage, View } from '../wire';

export type StageName = Extract<Stage, string> | 'over';

/** The stage of a view, by its name in the texts. */
export const stageOf = ({ stage }: View): StageName => (typeof stage === 'string' ? stage : 'over');

export const PHASES = ['recruit', 'scout', 'combat', 'explore', 'harvest'] as const;
