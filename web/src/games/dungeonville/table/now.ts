import type { Phrase } from '../../../i18n/phrase';
import type { Offer, View } from '../wire';
import { isOffered } from './expedition/others';
import { stageOf } from './stage';

/** The instruction for a turn. */
export const nowPhrase = (view: View, offer: Offer | null): Phrase => ({
  key: 'dungeonville-now',
  args: {
    stage: stageOf(view),
    // The text differs between a player who must recruit and one who may pass.
    free: isOffered(offer?.others ?? [], 'pass') ? 'yes' : 'no',
    excess: view.expedition?.excess ?? 0,
    gold: view.deedPrice ?? 0,
  },
});
