import type { Phrase } from '../../i18n/phrase';
import { lineBy, player, type People as Named } from '../../table/log/log';
import { sightPhrase, type Tellers } from '../../table/log/sentences';
import { KINDS, RANKS, type Claimant, type Drawn, type Kind, type Sight, type Stake, type Types } from './wire';
import { SEATS, type Seat } from '../../wire/protocol';
import { SOURCES, totalOf } from './sources';

/** The viewer and the players' names. */
export interface People extends Named {
  /** Whether the players are twins, who win against nobody. */
  twins?: boolean;
  /** The houses, if there are any. */
  houses?: readonly (readonly Seat[])[];
}

const TELLERS: Tellers<Sight, People> = {
  sidesDrawn: ({ sides }) => ({
    sides: KINDS.map((kind, index) => ({ key: 'crypt-side', args: { kind, side: sides.charAt(index) } })),
  }),
  leaderDrawn: ({ leader }, people) => player(leader, people),
  revealed: ({ round, row, next }) => ({
    round,
    // A row without any value is one that the reader has to remember.
    row: row.map((card) => ({
      key: row.some(({ coins }) => coins !== null) ? 'crypt-log-row-card' : 'crypt-kind',
      args: seen(card),
    })),
    kind: next ?? 'none',
  }),
  claimed: ({ by, slot, stake }, people) => ({ ...claimant(by, people), slot, ...staked(stake) }),
  joined: ({ seat, slot, stake }, people) => ({ ...player(seat, people), slot, ...staked(stake) }),
  tokensDealt: ({ hand, aside }) => ({ count: hand.length, kinds: kinds(hand), aside }),
  asked: ({ seat }, people) => player(seat, people),
  tokenFound: ({ seat, kind }, people) => ({ ...player(seat, people), kind: kind ?? 'unknown' }),
  giftSealed: ({ seat }, people) => player(seat, people),
  giftsOpened: ({ gifts }) => ({ gifts }),
  given: ({ giver, receiver, ...card }, people) => ({
    ...player(giver, people),
    receiver: { key: 'crypt-log-name', args: player(receiver, people) },
    ...seen(card),
  }),
  curseShown: ({ kind }) => ({ kind }),
  bumped: ({ owner, slot, dice }, people) => ({ ...claimant(owner, people), slot, dice }),
  recovered: ({ seat, dice }, people) => ({ ...player(seat, people), dice }),
  forcedRecovery: ({ seat, dice }, people) => ({ ...player(seat, people), dice }),
  flipped: ({ seat, card }, people) => ({ ...player(seat, people), ...seen(card) }),
  looked: ({ seat, cards }, people) => ({
    ...player(seat, people),
    cards: cards.map(([slot, kind, coins]) => ({
      key: 'crypt-log-looked-card',
      args: { slot, ...seen({ kind, coins }) },
    })),
  }),
  restored: ({ seat, die }, people) => ({ ...player(seat, people), effort: die === 'earlier' ? 0 : die.failed }),
  taken: ({ seat, slot, ...card }, people) => ({ ...player(seat, people), slot, ...seen(card) }),
  ghostRolled: ({ dice }) => ({ rolls: rolls(dice) }),
  ghostSetAside: ({ stake }) => ({ dice: stake.dice, effort: stake.effort }),
  rolled: ({ seat, slot, effort, dice, exhausted }, people) => ({
    ...player(seat, people),
    slot,
    effort,
    rolls: rolls(dice),
    exhausted,
  }),
  collected: ({ seat, slot, ...card }, people) => ({ ...player(seat, people), slot, ...seen(card) }),
  discarded: ({ slot, ...card }) => ({ slot, ...seen(card) }),
  rerolled: ({ seat, effort, roll, held }, people) => ({
    ...player(seat, people),
    effort,
    roll,
    held: held ? 'yes' : 'no',
  }),
  idolsEarned: ({ seat }, people) => player(seat, people),
  declined: ({ seat }, people) => player(seat, people),
  torchesPassed: ({ leader }, people) => claimant(leader, people),
  counted: ({ seat, sheet }, people) => ({
    ...player(seat, people),
    coins: totalOf(sheet),
    sources: [
      ...SOURCES.map((source) => ({ source, coins: sheet[source] })),
      { source: 'curse', coins: sheet.curse ?? 0 },
    ]
      .filter(({ coins }) => coins > 0)
      .map(({ source, coins }) => ({ key: 'crypt-log-source', args: { source, kind: source, coins } })),
  }),
  rolledOff: ({ dice }, people) => ({
    rollers: dice.flatMap((rolled, index) => {
      const seat = SEATS[index];
      if (!seat || rolled.length === 0) return [];
      const sum = rolled.reduce((total, roll) => total + roll, 0);
      return [{ key: 'crypt-log-roll-off', args: { ...player(seat, people), sum, rolls: rolls(rolled) } }];
    }),
  }),
  won: ({ winners, rank }, people) => ({
    ...(winners[0] ? player(winners[0], people) : {}),
    rank: rank === null ? 'none' : RANKS.indexOf(rank),
    count: winners.length,
    winners: winners.map((seat) => ({ key: 'crypt-log-name', args: player(seat, people) })),
  }),
};

/** The sentence of a sight. */
export function sentence(sight: Sight, people: People): Phrase {
  if ('won' in sight) {
    if (people.twins) return { key: 'crypt-log-twins-won' };
    const house = people.houses?.findIndex((heirs) => String(heirs) === String(sight.won.winners)) ?? -1;
    if (house >= 0) return { key: 'crypt-log-house-won', args: { house } };
  }
  return sightPhrase('crypt', TELLERS, sight, people);
}

/** The text of a log entry. */
export const line = lineBy<Types, People>(sentence);

function claimant(by: Claimant, people: People) {
  return by === 'ghost' ? { who: 'ghost', name: '' } : player(by.seat, people);
}

/** A card as text arguments; a value of 0 means that the viewer does not know it. */
function seen({ kind, coins }: Drawn) {
  return { kind, coins: coins ?? 0 };
}

const kinds = (all: readonly Kind[]) => all.map((kind) => ({ key: 'crypt-kind', args: { kind } }));

function staked({ dice, effort }: Stake) {
  return { dice, effort, total: dice * effort };
}

const rolls = (dice: readonly number[]): string => dice.join(', ');
