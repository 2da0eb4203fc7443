/** Which moments are shown large on the stage, and what they show. */
import type { Seat } from '../../../../wire/protocol';
import type { Content } from '../../../../wire/variant';
import type { RoomCard, Sight, Tower } from '../../wire';
import { clashes, holders, type Clash, type Holder } from '../combat/clashes';

export type Staged =
  | { what: 'clash'; clash: Clash }
  | { what: 'field'; tower: Tower; seats: Seat[]; holder: Holder | null }
  | { what: 'room'; tower: Tower; room: RoomCard | null; turning: boolean; died: Content<Sight, 'died'> | null }
  | { what: 'lost'; party: Content<Sight, 'disbanded'>['party'] }
  | { what: 'declared'; declared: Content<Sight, 'declared'> };

/** What the last of the sights shows on the stage; null for one that needs no stage. */
export function stagedBy(sights: readonly Sight[]): Staged | null {
  const sight = sights.at(-1);
  if (!sight) return null;
  if ('clashed' in sight || 'killed' in sight || 'joined' in sight || 'spared' in sight || 'bloodTaken' in sight) {
    const clash = clashes(sights).at(-1);
    return clash ? { what: 'clash', clash } : null;
  }
  if ('stayed' in sight) return fieldAt(sights, sight.stayed.tower);
  if ('wentHome' in sight) return fieldAt(sights, sight.wentHome.tower);
  if ('disbanded' in sight) return { what: 'lost', party: sight.disbanded.party };
  if ('declared' in sight) return { what: 'declared', declared: sight.declared };
  return roomBy(sights, sight);
}

/** The parties of the last fight at a tower, and who holds the field as far as it is told. */
function fieldAt(sights: readonly Sight[], tower: Tower): Staged {
  const fights = clashes(sights).filter((clash) => clash.tower === tower);
  const seats = [...new Set(fights.flatMap(({ fighters }) => fighters.map(({ seat }) => seat)))].sort();
  const holder = holders(sights).findLast((one) => one.tower === tower) ?? null;
  return { what: 'field', tower, seats, holder };
}

/** The room that an expedition faces. */
function roomBy(sights: readonly Sight[], sight: Sight): Staged | null {
  if ('entered' in sight) return { what: 'room', tower: sight.entered.tower, room: null, turning: false, died: null };
  const since = sights.slice(sights.findLastIndex((one) => 'entered' in one));
  const [entry] = since;
  const tower = entry && 'entered' in entry ? entry.entered.tower : null;
  const room = since.flatMap((one) => ('turned' in one ? [one.turned.room] : [])).at(-1) ?? null;
  if (!tower) return null;
  if ('turned' in sight) return { what: 'room', tower, room, turning: true, died: null };
  if ('died' in sight) return { what: 'room', tower, room, turning: false, died: sight.died };
  const inside = ['tookLetter', 'setAside', 'wandUsed', 'shielded', 'took', 'wipedOut'];
  const shown = inside.some((name) => name in sight);
  return shown ? { what: 'room', tower, room, turning: false, died: null } : null;
}
