/** Plans animations and sounds from sights. Moments last as long as their plans. */
import * as shared from '../../../../table/motion/plan';
import { FLIGHT, STAGGER } from '../../../../table/motion/plan';
import type { Sound } from '../../../../table/sound';
import type { Claimant, Coins, Kind, Pips, RowView, Sight } from '../../wire';
import type { Seat } from '../../../../wire/protocol';
import { diceOn, type Stood } from '../board/holdings';
import type { Outbid } from './moment';

export type Place = 'deck' | 'discards' | 'ghost' | { slot: number } | { board: Seat };

export type Piece =
  | {
      what: 'card';
      kind: Kind;
      coins: Coins | null;
      /** How long it takes to turn face up before it flies, if it does. */
      turns?: number;
    }
  | { what: 'die'; owner: Seat | 'ghost'; face: Pips | undefined };

/** Dice rolled against an effort, on a treasure or with an Idol. */
export interface Roll {
  owner: Seat | 'ghost';
  slot: number | null;
  effort: Pips | null;
  dice: readonly Pips[];
  /** The dice that failed. */
  failed: readonly Pips[];
  /** Whether new treasures have been revealed since. */
  past: boolean;
  /** The start of the animation, in milliseconds. */
  at: number;
}

export type Flight = shared.Flight<Piece, Place>;

export interface Plan extends shared.Plan<Piece, Place> {
  rolls: Roll[];
}

const homeOf = (owner: Seat | 'ghost'): Place => (owner === 'ghost' ? owner : { board: owner });
const home = (by: Claimant): Place => homeOf(ownerOf(by));
/** The owner of the dice. */
export const ownerOf = (by: Claimant): Seat | 'ghost' => (by === 'ghost' ? by : by.seat);

/** The table before the sights: who views it, and its row. */
export interface Seen {
  viewer: string | null;
  row: readonly (RowView | null)[];
  /** Servants that were outbid in an earlier moment, by treasure. */
  outbid?: ReadonlyMap<number, Outbid>;
}

/** How long a face-down card takes to turn for its owner, in milliseconds. */
export const TURN = 900;

/** Whether a treasure turns face up for the viewer, who has just got it. */
export function turnsUp(sight: Sight, { viewer, row }: Seen): boolean {
  const got = 'collected' in sight ? sight.collected : 'taken' in sight ? sight.taken : undefined;
  if (!got || got.seat !== viewer || got.coins === null) return false;
  const spot = row[got.slot - 1];
  return !!spot && spot.known !== 'public';
}

/** Dice on a treasure by owner, and the time when they landed. */
interface Standing {
  dice: readonly Stood[];
  effort: Pips;
  since: number;
}

/** The sights in the order in which dice move: bumped dice leave a treasure before the new ones land. */
function bumpsFirst(sights: readonly Sight[]): Sight[] {
  const moved: Sight[] = [];
  for (const sight of sights) {
    const last = moved.at(-1);
    const claim = last && 'claimed' in last ? last.claimed : undefined;
    const bump = 'bumped' in sight ? sight.bumped : undefined;
    const isCause = claim && bump && claim.slot === bump.slot && ownerOf(claim.by) !== ownerOf(bump.owner);
    moved.splice(isCause ? -1 : moved.length, 0, sight);
  }
  return moved;
}

export function plan(sights: readonly Sight[], before: Seen = { viewer: null, row: [] }): Plan {
  const made: Plan = { flights: [], sounds: [], rolls: [] };
  const standing = new Map<number, Standing>();
  before.row.forEach((spot, at) => {
    if (spot?.standing) standing.set(at + 1, { dice: diceOn(spot), effort: spot.standing.stake.effort, since: 0 });
  });
  let now = 0;
  const sound = (name: Sound, at = now) => made.sounds.push({ sound: name, at });
  const fly = (piece: Piece, from: Place, to: Place, count = 1, since?: number) => {
    for (let nth = 0; nth < count; nth += 1) {
      made.flights.push({
        piece,
        from,
        to,
        at: now + nth * STAGGER,
        lasts: FLIGHT,
        ...(since === undefined ? {} : { since }),
      });
    }
  };
  /** Sends the dice on a treasure home when it leaves, drawn in front of it. */
  const release = (slot: number) => {
    const dice = standing.get(slot);
    standing.delete(slot);
    for (const { owner, dice: count } of dice?.dice ?? [])
      fly({ what: 'die', owner, face: dice?.effort }, { slot }, homeOf(owner), count, dice?.since);
  };
  for (const sight of bumpsFirst(sights)) {
    if ('revealed' in sight) {
      made.rolls = made.rolls.map(gone);
      sight.revealed.row.forEach((card, at) => {
        fly({ what: 'card', ...card }, 'deck', { slot: at + 1 });
        sound('place');
        now += STAGGER;
      });
      now += FLIGHT;
    } else if ('bumped' in sight) {
      const { owner: by, slot, dice } = sight.bumped;
      const outbid = before.outbid?.get(slot);
      const stood = outbid ? { effort: outbid.effort, since: 0 } : standing.get(slot);
      // Joined dice go home owner by owner.
      const left = outbid ? [] : (standing.get(slot)?.dice.filter(({ owner }) => owner !== ownerOf(by)) ?? []);
      if (stood && 'dice' in stood && left.length > 0) standing.set(slot, { ...stood, dice: left });
      else if (!outbid) standing.delete(slot);
      fly({ what: 'die', owner: ownerOf(by), face: stood?.effort }, { slot }, home(by), dice, stood?.since ?? 0);
      sound('bump');
      now += FLIGHT / 2;
    } else if ('claimed' in sight) {
      const { by, slot, stake } = sight.claimed;
      // The viewer has already put their own dice there.
      const own = by !== 'ghost' && by.seat === before.viewer;
      if (!own) fly({ what: 'die', owner: ownerOf(by), face: stake.effort }, home(by), { slot }, stake.dice);
      sound('place', own ? now : now + FLIGHT);
      if (!own) now += FLIGHT;
      standing.set(slot, { dice: [{ owner: ownerOf(by), dice: stake.dice }], effort: stake.effort, since: now });
    } else if ('joined' in sight) {
      const { seat, slot, stake } = sight.joined;
      const own = seat === before.viewer;
      if (!own) fly({ what: 'die', owner: seat, face: stake.effort }, { board: seat }, { slot }, stake.dice);
      sound('place', own ? now : now + FLIGHT);
      if (!own) now += FLIGHT;
      const there = standing.get(slot);
      standing.set(slot, {
        dice: [...(there?.dice ?? []), { owner: seat, dice: stake.dice }],
        effort: stake.effort,
        since: there?.since ?? now,
      });
    } else if ('ghostRolled' in sight) {
      made.rolls.push({
        owner: 'ghost',
        slot: null,
        effort: null,
        dice: sight.ghostRolled.dice,
        failed: [],
        past: false,
        at: now,
      });
      sound('dice');
      now += FLIGHT;
    } else if ('rolled' in sight) {
      const { seat, slot, effort, dice, failed } = sight.rolled;
      made.rolls.push({ owner: seat, slot, effort, dice, failed, past: false, at: now });
      sound('dice');
      now += FLIGHT;
    } else if ('rerolled' in sight) {
      const { seat, effort, roll, held } = sight.rerolled;
      made.rolls.push({
        owner: seat,
        slot: null,
        effort,
        dice: [roll],
        failed: held ? [] : [roll],
        past: false,
        at: now,
      });
      sound('dice');
      now += FLIGHT;
    } else if ('rolledOff' in sight) {
      sound('dice');
      now += FLIGHT;
    } else if ('collected' in sight || 'taken' in sight) {
      const { seat, slot, kind, coins } = 'collected' in sight ? sight.collected : sight.taken;
      const turns = turnsUp(sight, before) ? { turns: TURN } : {};
      now += turns.turns ?? 0;
      fly({ what: 'card', kind, coins, ...turns }, { slot }, { board: seat }, 1, 0);
      release(slot);
      sound('collect');
      now += STAGGER * 2;
    } else if ('given' in sight) {
      const { giver, receiver, kind, coins } = sight.given;
      fly({ what: 'card', kind, coins }, { board: giver }, { board: receiver }, 1, 0);
      sound('collect', now + FLIGHT);
      now += FLIGHT;
    } else if ('tokenFound' in sight) {
      sound('recover');
    } else if ('curseShown' in sight) {
      sound('bump');
    } else if ('discarded' in sight) {
      const { slot, kind, coins } = sight.discarded;
      fly({ what: 'card', kind, coins }, { slot }, 'discards', 1, 0);
      release(slot);
      now += STAGGER;
    } else if (('recovered' in sight && sight.recovered.dice > 0) || 'forcedRecovery' in sight || 'restored' in sight) {
      sound('recover');
    }
  }
  return squeezed(made, now + FLIGHT);
}

/** The rolls to show after these sights: the last ones, until the viewer has moved. */
export function lastRolls(
  sights: readonly Sight[],
  viewer: string | null,
  before: readonly Roll[] = [],
): readonly Roll[] {
  const own = (by: Claimant) => viewer === null || (by !== 'ghost' && by.seat === viewer);
  const moved = sights.findLastIndex(
    (sight) =>
      ('claimed' in sight && own(sight.claimed.by)) ||
      ('joined' in sight && own({ seat: sight.joined.seat })) ||
      ('asked' in sight && own({ seat: sight.asked.seat })) ||
      ('recovered' in sight && own({ seat: sight.recovered.seat })),
  );
  const all = plan(sights, { viewer, row: [] }).rolls;
  const rolls = all.slice(all.length - plan(sights.slice(moved + 1)).rolls.length);
  // Rolls of this round replace those of the round before.
  const fresh = rolls.filter(({ past }) => !past);
  if (rolls.length > 0) {
    // Sights come one at a time, so the rolls of one Collect are added up.
    const earlier = moved >= 0 ? [] : before.filter(({ past }) => !past);
    return fresh.length > 0 ? [...earlier, ...fresh] : rolls;
  }
  if (moved >= 0) return [];
  return sights.some((sight) => 'revealed' in sight) ? before.map(gone) : before;
}

/** The dice of a sight that belong to no treasure: the Ghost's, and a servant that is rolled again. */
export const centralRoll = (sight: Sight): Roll | null =>
  'ghostRolled' in sight || 'rerolled' in sight ? (plan([sight]).rolls[0] ?? null) : null;

const gone = (roll: Roll): Roll => ({ ...roll, past: true });

/** Rolls without animation, for a viewer who joined later. */
export const settled = (rolls: readonly Roll[]): readonly Roll[] => rolls.map((roll) => ({ ...roll, at: 0 }));

/** A plan that takes as long as its moment, compared with normal speed. */
export const paced = ({ flights, sounds, rolls }: Plan, pace: number): Plan => ({
  flights: flights.map((flight) => ({
    ...flight,
    piece:
      flight.piece.what === 'card' && flight.piece.turns
        ? { ...flight.piece, turns: flight.piece.turns * pace }
        : flight.piece,
    at: flight.at * pace,
    lasts: flight.lasts * pace,
    ...(flight.since === undefined ? {} : { since: flight.since * pace }),
  })),
  sounds: sounds.map((one) => ({ ...one, at: one.at * pace })),
  rolls: rolls.map((roll) => ({ ...roll, at: roll.at * pace })),
});

/** How long a plan takes, rolls included. */
export const lengthOf = (made: Plan): number =>
  Math.max(shared.lengthOf(made), ...made.rolls.map(({ at }) => at + FLIGHT));

/** Shortens a plan to the longest time allowed. */
function squeezed(made: Plan, length: number): Plan {
  const at = shared.shortener(length);
  return { ...shared.shortened(made, length), rolls: made.rolls.map((roll) => ({ ...roll, at: at(roll.at) })) };
}
