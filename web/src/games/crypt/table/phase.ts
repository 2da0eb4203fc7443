import type { View } from '../wire';

export type Phase = 'reveal' | 'pottery' | 'claim' | 'collect' | 'idol' | 'last' | 'rolloff' | 'over';

/** The part of the round that a view is of, by the name it has in sentences. */
export function phaseOf({ stage }: View): Phase {
  if (typeof stage === 'string') return stage === 'collect' ? 'collect' : 'reveal';
  if ('pottery' in stage) return 'pottery';
  if ('claim' in stage) return 'claim';
  if ('idol' in stage) return 'idol';
  if ('last' in stage) return 'last';
  if ('rolloff' in stage) return 'rolloff';
  return 'over' in stage ? 'over' : 'reveal';
}
