import type { Stage, View } from '../wire';

export type StageName = Extract<Stage, string> | 'luteJoins' | 'over';

/** The stage of a view, by its name in the texts. Under version 1 of the rules the Silver Lute does something else. */
export function stageOf({ stage, rules }: Pick<View, 'stage' | 'rules'>): StageName {
  if (stage === 'lute' && rules === 1) return 'luteJoins';
  return typeof stage === 'string' ? stage : 'over';
}

export const PHASES = ['recruit', 'scout', 'combat', 'explore', 'harvest'] as const;
