import { refusedBy, rulesPhrase } from '../../table/refused';
import type { Types } from './wire';

/** Why a table of Sealed Bids refused something. */
export const refused = refusedBy<Types>((refusal) => rulesPhrase('sealed-bids', refusal, {}));
