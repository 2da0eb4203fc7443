import type { View } from '../wire';

export type Phase =
  'reveal' | 'tokens' | 'pottery' | 'claim' | 'collect' | 'idol' | 'give' | 'last' | 'curse' | 'rolloff' | 'over';

/** The phase of a view, by its name in the texts. */
export function phaseOf({ stage }: View): Phase {
  if (typeof stage === 'string')
    return stage === 'collect' || stage === 'tokens' || stage === 'curse' ? stage : 'reveal';
  if ('pottery' in stage) return 'pottery';
  if ('claim' in stage) return 'claim';
  if ('idol' in stage) return 'idol';
  if ('give' in stage) return 'give';
  if ('last' in stage) return 'last';
  if ('rolloff' in stage) return 'rolloff';
  return 'over' in stage ? 'over' : 'reveal';
}
