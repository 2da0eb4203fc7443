import type { Args, Phrase } from '../../i18n/phrase';
import { lineBy, player, type People as Named } from '../../table/log/log';
import { sightPhrase, type Tellers } from '../../table/log/sentences';
import { adventurerName, className, rankedName, roomName, towerName, type CardSet } from './names';
import type { AdventurerCard, Fighter, Order, RoomCard, Sight, Tower, Types } from './wire';
import { SEATS, type Seat } from '../../wire/protocol';

/** The viewer, the players' names and the card set. */
export interface People extends Named {
  cards: CardSet;
}

const TELLERS: Tellers<Sight, People> = {
  dealt: ({ deeds }, people) => dealt(deeds, people),
  firstDrawn: ({ first }, people) => player(first, people),
  roundBegan: ({ round, first }, people) => ({ round, ...player(first, people) }),
  deckShuffled: ({ cards }) => ({ cards }),
  arrived: ({ adventurer }, people) => ({ adventurer: person(adventurer, people) }),
  dismissed: ({ seat, adventurer }, people) => ({ ...player(seat, people), adventurer: person(adventurer, people) }),
  recruited: ({ seat, adventurer, place, price, tokens, payment, gilded }, people) => ({
    ...player(seat, people),
    adventurer: person(adventurer, people),
    place,
    gold: price,
    how: price === 0 ? 'free' : tokens > 0 ? 'tokens' : gilded ? 'gilded' : 'cards',
    payment: rooms(payment, people),
  }),
  passed: ({ seat }, people) => player(seat, people),
  tokensLost: ({ seat, gold }, people) => ({ ...player(seat, people), gold }),
  disbanded: ({ seat, party, carried }, people) => ({
    ...player(seat, people),
    party: persons(party, people),
    ...some('carried', carried, people),
  }),
  scouted: ({ seat, tower }, people) => ({ ...player(seat, people), tower }),
  sealed: ({ seat, order }, people) => ({
    ...player(seat, people),
    known: yes(order !== null),
    fighters: order ? fighters(order, people) : [],
  }),
  clashed: ({ tower, clash, fighters, winner }, people) => ({
    tower,
    clash,
    fighters: fighters.map((fighter) => combatant(fighter, people)),
    ...(winner ? player(winner, people) : { who: 'nobody', name: '' }),
  }),
  joined: ({ adventurer, from, to, lute }, people) => ({
    adventurer: person(adventurer, people),
    lute: yes(lute),
    ...player(to, people),
    ...second(from, people),
  }),
  spared: ({ seat, adventurer }, people) => ({ ...player(seat, people), adventurer: person(adventurer, people) }),
  killed: ({ adventurer, owner, by }, people) => ({
    adventurer: person(adventurer, people),
    ...player(owner, people),
    ...second(by, people),
  }),
  bloodTaken: ({ seat, owner }, people) => ({ ...player(seat, people), ...second(owner, people) }),
  stayed: ({ seat, tower, by }, people) => ({ ...player(seat, people), tower, by }),
  wentHome: ({ seat, tower }, people) => ({ ...player(seat, people), tower }),
  entered: ({ seat, tower }, people) => ({ ...player(seat, people), tower }),
  tookLetter: ({ adventurer, from, letter }, people) => ({
    adventurer: person(adventurer, people),
    from: from ? 'someone' : 'nobody',
    other: from ? [person(from, people)] : [],
    letter: letter ?? 'none',
  }),
  setAside: ({ adventurer }, people) => ({ adventurer: person(adventurer, people) }),
  roomsShuffled: ({ tower, cards }) => ({ tower, cards }),
  turned: ({ seat, room }, people) => ({ ...player(seat, people), room: roomPhrase(room, people) }),
  wandUsed: ({ seat, room }, people) => ({ ...player(seat, people), room: roomPhrase(room, people) }),
  shielded: ({ seat }, people) => player(seat, people),
  died: ({ seat, adventurer, tower, blood, saved }, people) => ({
    ...player(seat, people),
    adventurer: person(adventurer, people),
    tower,
    blood: yes(blood),
    saved: yes(saved),
  }),
  took: ({ seat, room }, people) => ({ ...player(seat, people), room: roomPhrase(room, people) }),
  dropped: ({ seat, rooms: dropped }, people) => ({ ...player(seat, people), rooms: rooms(dropped, people) }),
  looked: ({ seat, tower, room }, people) => ({
    ...player(seat, people),
    tower,
    known: yes(room !== null),
    room: room ? [roomPhrase(room, people)] : [],
  }),
  wipedOut: ({ seat, lost }, people) => ({ ...player(seat, people), ...some('carried', lost, people) }),
  left: ({ seat, tower, rope, carried }, people) => ({
    ...player(seat, people),
    tower,
    rope: yes(rope),
    ...some('carried', carried, people),
  }),
  gathered: ({ seat, cards, home }, people) => ({
    ...player(seat, people),
    ...some('cards', cards, people),
    returned: yes(home.length > 0),
    home: persons(home, people),
  }),
  paidForDeed: ({ seat, tokens, payment, gilded }, people) => ({
    ...player(seat, people),
    how: gilded ? 'gilded' : 'cards',
    payment: [...inTokens(tokens), ...rooms(payment, people)],
  }),
  drewDeed: ({ seat, drawn, returned }, people) => ({
    ...player(seat, people),
    known: drawn ? 'both' : returned ? 'returned' : 'none',
    drawn: towers(drawn),
    returned: towers(returned),
  }),
  declared: ({ seat, deed, score, wins }, people) => ({
    ...player(seat, people),
    tower: deed,
    score,
    wins: yes(wins),
  }),
  ended: ({ winners, deeds, scores }, people) => ({
    ...(winners[0] ? player(winners[0], people) : {}),
    count: winners.length,
    winners: winners.map((seat) => named(seat, people)),
    scores: scores.flatMap((score, at) => {
      const [seat, tower] = [SEATS[at], deeds[at]];
      return seat && tower ? [{ key: 'dungeonville-log-score', args: { ...player(seat, people), score, tower } }] : [];
    }),
  }),
};

/** The sentence of a sight. */
export const sentence = (sight: Sight, people: People): Phrase => sightPhrase('dungeonville', TELLERS, sight, people);

/** The text of a log entry. */
export const line = lineBy<Types, People>(sentence);

const yes = (fact: boolean): 'yes' | 'no' => (fact ? 'yes' : 'no');

/** The second of two players in a sentence. */
function second(seat: Seat, people: People) {
  const { who, name } = player(seat, people);
  return { whom: who, rival: name };
}

const named = (seat: Seat, people: People): Phrase => ({ key: 'dungeonville-log-name', args: player(seat, people) });

/** An adventurer by name, class and rank. */
function person(card: AdventurerCard, { cards }: People): Phrase {
  const args = { adventurer: adventurerName(card, cards), class: className(card.class), rank: card.rank };
  return { key: 'dungeonville-log-adventurer', args };
}

const persons = (cards: readonly AdventurerCard[], people: People): Phrase[] =>
  cards.map((card) => person(card, people));

/** A room by name, letter and gold; an item by name only. */
function roomPhrase(card: RoomCard, { cards }: People): Phrase {
  const args = { room: roomName(card, cards), letter: card.letter ?? 'none', gold: card.gold };
  return { key: 'dungeonville-log-room', args };
}

const rooms = (cards: readonly RoomCard[], people: People): Phrase[] => cards.map((card) => roomPhrase(card, people));

/** The gold paid in tokens, if any. */
const inTokens = (gold: number): Phrase[] => (gold > 0 ? [{ key: 'dungeonville-log-tokens', args: { gold } }] : []);

/** A list of rooms that may be empty. */
function some<Name extends string>(name: Name, cards: readonly RoomCard[], people: People): Args {
  return { loot: yes(cards.length > 0), [name]: rooms(cards, people) };
}

/** A fighter with its owner and strength. */
function combatant({ seat, adventurer, strength }: Fighter, people: People): Phrase {
  const args = {
    ...player(seat, people),
    adventurer: adventurerName(adventurer, people.cards),
    rank: adventurer.rank,
    strength,
  };
  return { key: 'dungeonville-log-combatant', args: { ...args, halved: yes(strength !== adventurer.rank) } };
}

function fighters({ fighters, axe }: Order, { cards }: People): Phrase[] {
  const there = fighters.filter((rank) => rank !== null);
  return there.map((rank) => ({
    key: 'dungeonville-log-fighter',
    args: { adventurer: rankedName(rank, cards), axe: yes(rank === axe) },
  }));
}

const towers = (tower: Tower | null): Phrase[] => (tower ? [towerName(tower)] : []);

/** The dealt deeds that the viewer sees: none, their own, or all. */
function dealt(deeds: readonly (Tower | null)[], people: People): Args {
  const seen = deeds.flatMap((tower, at) => {
    const seat = SEATS[at];
    return seat && tower ? [{ seat, tower }] : [];
  });
  const own = seen.find(({ seat }) => seat === people.viewer);
  if (own && seen.length === 1) return { known: 'own', deeds: towers(own.tower) };
  return {
    known: seen.length > 0 ? 'all' : 'none',
    deeds: seen.map(({ seat, tower }) => ({ key: 'dungeonville-log-deed', args: { ...player(seat, people), tower } })),
  };
}
