import type { Phrase } from '../../../i18n/phrase';
import type { Offer, View } from '../wire';
import { isOffered } from './expedition/others';
import { stageOf } from './stage';

/** What a turn is about. */
export const nowPhrase = (view: View, offer: Offer | null): Phrase => ({
  key: 'dungeonville-now',
  args: {
    stage: stageOf(view),
    // A player who must recruit reads another text than one who may.
    free: isOffered(offer?.others ?? [], 'pass') ? 'yes' : 'no',
    excess: view.expedition?.excess ?? 0,
    gold: view.deedPrice ?? 0,
  },
});
