/** The rule that explains each card and option of Crypt. */
import type { Kind, Side } from './wire';

const COLLECTOR: Record<Kind, Record<Side, string>> = {
  idol: { A: 'C5.1', B: 'C5.2' },
  jewelry: { A: 'C5.3', B: 'C5.3' },
  manuscript: { A: 'C5.4', B: 'C5.5' },
  pottery: { A: 'C5.7', B: 'C5.8' },
  remains: { A: 'C5.6', B: 'C5.6' },
  tapestry: { A: 'C5.9', B: 'C5.9' },
};

export const TOPICS = {
  treasures: 'C1.1',
  backs: 'C1.3',
  sides: 'C1.4',
  leader: 'C2.2',
  reveal: 'C3.1',
  claim: 'C3.4',
  bump: 'C3.5',
  lightsOut: 'C3.7',
  recover: 'C3.8',
  collect: 'C3.12',
  torches: 'C3.15',
  score: 'C4.1',
  lastChance: 'C4.2',
  tie: 'C4.3',
  flip: 'C5',
  anyTime: 'R11',
  solo: 'C6',
  ghost: 'C6.4',
  ranks: 'C6.7',
  secrets: 'S3',
  recall: 'S4',
  allies: 'V1',
  join: 'V1.2',
  give: 'V1.4',
  twins: 'V2',
  twinsGhost: 'V2.3',
  twinRanks: 'V2.4',
  houses: 'V3',
  houseScores: 'V3.3',
  curse: 'V4.1',
  askDead: 'V4.2',
  cursed: 'V4.3',
} as const;

export const collectorRule = (kind: Kind, side: Side): string => COLLECTOR[kind][side];

/** All rules that cards link to. */
export const LINKED: readonly string[] = Object.values(COLLECTOR).flatMap((sides) => Object.values(sides));

export const ruleHref = (rule: string): string => `/rules/crypt#${rule}`;
