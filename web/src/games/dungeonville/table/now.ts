import type { Phrase } from '../../../i18n/phrase';
import type { Offer, View } from '../wire';
import { plain } from './expedition/others';
import { stageOf } from './stage';

/** What a turn is about. */
export const nowPhrase = (view: View, offer: Offer | null): Phrase => ({
  key: 'dungeonville-now',
  args: {
    stage: stageOf(view),
    // Whoever must recruit is told otherwise than whoever may.
    free: plain(offer?.others ?? [], 'pass') ? 'yes' : 'no',
    excess: view.expedition?.excess ?? 0,
    gold: view.deedPrice ?? 0,
  },
});
