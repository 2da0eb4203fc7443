/** How long each kind of sight is shown, in milliseconds at normal speed. */
import { lengthsBy } from '../../../../table/moments/lengths';
import { SIGHT_LENGTHS, type Sight } from '../../wire';

export const lengthOf = lengthsBy<Sight>(SIGHT_LENGTHS);
