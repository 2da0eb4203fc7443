/** How long each kind of sight is shown, in milliseconds at normal speed. */
import { lengthsBy } from '../../../../table/moments/lengths';
import type { Sight } from '../../wire';

export const lengthOf = lengthsBy<Sight>({
  sidesDrawn: 500,
  leaderDrawn: 700,
  revealed: 1100,
  claimed: 700,
  bumped: 600,
  recovered: 600,
  ghostRolled: 1100,
  ghostSetAside: 500,
  discarded: 400,
  forcedRecovery: 700,
  rolled: 1500,
  collected: 700,
  flipped: 600,
  looked: 800,
  taken: 800,
  rerolled: 1400,
  restored: 600,
  idolsEarned: 900,
  declined: 250,
  torchesPassed: 700,
  counted: 900,
  rolledOff: 1600,
  won: 600,
});
