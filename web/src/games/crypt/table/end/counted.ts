import type { Content } from '../../../../wire/variant';
import type { Sight } from '../../wire';

/** A player's coins by source, as they are counted. */
export type Counted = Content<Sight, 'counted'>;

/** The counts among these sights, in order. */
export const countedIn = (sights: readonly Sight[]): Counted[] =>
  sights.flatMap((sight) => ('counted' in sight ? [sight.counted] : []));
