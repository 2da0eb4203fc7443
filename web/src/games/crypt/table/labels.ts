/** Descriptions of the table for screen readers. */
import type { Phrase } from '../../../i18n/phrase';
import type { Labels } from '../../../table/labels';
import type { Seat } from '../../../wire/protocol';
import type { ExhaustedDie, RowView, TreasureView } from '../wire';
import type { Staged, Staging } from './claim/staging';
import type { Target, Use } from './abilities/abilities';

export type { Labels };

const card = ({ kind, coins }: { kind: string; coins: number | null }) => ({ kind, coins: coins ?? 0 });

/** A treasure of the row with everything on it. */
export function spotLabel(
  slot: number,
  spot: RowView | null,
  staged: Staged | undefined,
  { you, called }: Labels,
  joins?: number | undefined,
): Phrase[] {
  if (!spot) return [{ key: 'crypt-slot-gap', args: { slot } }];
  const what: Phrase = {
    key: spot.known === 'public' ? 'crypt-slot' : 'crypt-slot-face-down',
    args: { slot, ...card(spot) },
  };
  return [
    what,
    ...seenBy(spot, you, called),
    held(spot, you, called),
    ...joinedBy(spot, you, called),
    ...(staged ? [stagedHere(staged, joins)] : []),
  ];
}

/** Who has added dice to those of an ally. */
function joinedBy({ joined }: RowView, you: Seat | null, called: Labels['called']): Phrase[] {
  if (!joined) return [];
  const { by, dice, total } = joined;
  return [{ key: 'crypt-slot-joined', args: { who: by === you ? 'you' : 'other', name: called(by), dice, total } }];
}

function held({ standing }: RowView, you: Seat | null, called: Labels['called']): Phrase {
  if (!standing) return { key: 'crypt-slot-free' };
  const { by, stake } = standing;
  const args = { dice: stake.dice, effort: stake.effort, total: stake.dice * stake.effort };
  if (by !== 'ghost' && by.seat === you) return { key: 'crypt-slot-yours', args };
  const owner = by === 'ghost' ? { who: 'ghost', name: '' } : { who: 'other', name: called(by.seat) };
  return { key: 'crypt-slot-held', args: { ...args, ...owner } };
}

/** Which other players have seen a card. Whether the viewer has is clear from its value. */
function seenBy({ known }: TreasureView, you: Seat | null, called: Labels['called']): Phrase[] {
  const others = typeof known === 'object' ? known.secret.filter((seat) => seat !== you) : [];
  return others.length > 0 ? [{ key: 'crypt-slot-seen', args: { names: others.map(called) } }] : [];
}

const stagedHere = ({ dice, effort }: Staged, joins: number | undefined): Phrase => ({
  key: joins === undefined ? 'crypt-slot-staged' : 'crypt-slot-joining',
  args: { dice, effort, total: joins ?? dice * effort },
});

export const stagedPhrase = ({ slot, dice, effort }: Staged): Phrase => ({
  key: 'crypt-staged',
  args: { slot, dice, effort },
});

/** The whole staged claim. */
export const stagingPhrases = (staging: Staging): Phrase[] =>
  staging.length === 0 ? [{ key: 'crypt-staged-none' }] : staging.map(stagedPhrase);

const dieName = (die: ExhaustedDie): Phrase =>
  die === 'earlier'
    ? { key: 'crypt-exhausted-earlier' }
    : { key: 'crypt-exhausted-failed', args: { effort: die.failed } };

/** What the cards are flipped for. */
export function targetName(target: Target, row: readonly (RowView | null)[]): Phrase | undefined {
  switch (target.what) {
    case 'none':
      return undefined;
    case 'die':
      return dieName(target.die);
    case 'slot': {
      const spot = row[target.slot - 1];
      return { key: 'crypt-slot', args: { slot: target.slot, ...card(spot ?? { kind: '', coins: null }) } };
    }
  }
}

export const useName = ({ ability }: Pick<Use, 'ability'>): Phrase => ({ key: 'crypt-use-name', args: { ability } });
