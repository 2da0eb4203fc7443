import type { Stage, View } from '../wire';

export type StageName = Extract<Stage, string> | 'over';

/** The moment that a view is of, by the name it has in sentences. */
export const stageOf = ({ stage }: View): StageName => (typeof stage === 'string' ? stage : 'over');

export const PHASES = ['recruit', 'scout', 'combat', 'explore', 'harvest'] as const;
