import type { View } from '../wire';

export type Phase = 'reveal' | 'pottery' | 'claim' | 'collect' | 'idol' | 'last' | 'rolloff' | 'over';

/** The phase of a view, by its name in the texts. */
export function phaseOf({ stage }: View): Phase {
  if (typeof stage === 'string') return stage === 'collect' ? 'collect' : 'reveal';
  if ('pottery' in stage) return 'pottery';
  if ('claim' in stage) return 'claim';
  if ('idol' in stage) return 'idol';
  if ('last' in stage) return 'last';
  if ('rolloff' in stage) return 'rolloff';
  return 'over' in stage ? 'over' : 'reveal';
}
