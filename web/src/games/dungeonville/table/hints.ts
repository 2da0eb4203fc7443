import type { Phrase } from '../../../i18n/phrase';
import type { Hint } from '../../../table/actions/hint';
import type { HintLine } from '../../../wire/protocol';
import { variant } from '../../../wire/variant';
import { adventurerName, placeName, roomName, towerName } from '../names';
import type { Action, Adventurer, Room, Types, View } from '../wire';
import { adventurerOf, roomOf } from './cards';
import { fateOf } from './expedition/others';
import type { Labels } from './labels';
import { stageOf } from './stage';

/** The bot's suggestions. */
export const hintsOf = (lines: readonly HintLine<Types>[], view: View, labels: Labels): Hint<Action>[] =>
  lines.map(({ action, value }) => ({
    action,
    text: {
      key: 'table-hint-text',
      args: { move: movePhrase(action, view, labels), percent: Math.round(value * 100) },
    },
    // An action without parameters takes one press anyway.
    staged: typeof action === 'object',
  }));

/** The text of a suggested action. */
export function movePhrase(action: Action, view: View, { cards }: Pick<Labels, 'cards'>): Phrase {
  const who = (rank: Adventurer): Phrase[] => {
    const card = adventurerOf(view, rank);
    return card ? [adventurerName(card, cards)] : [];
  };
  const what = (room: Room): Phrase[] => {
    const card = roomOf(view, room);
    return card ? [roomName(card, cards)] : [];
  };
  const fate = fateOf(action);
  if (fate) return { key: 'dungeonville-move-fate', args: { fate: fate.fate, whom: who(fate.adventurer) } };
  if (typeof action === 'object') {
    if ('recruit' in action) {
      const { adventurer } = action.recruit;
      const spot = view.town.find((one) => one.adventurer.rank === adventurer);
      return {
        key: 'dungeonville-move-recruit',
        args: { whom: who(adventurer), place: spot ? [placeName(spot.place)] : [] },
      };
    }
    if ('scout' in action) return { key: 'dungeonville-move-scout', args: { tower: [towerName(action.scout)] } };
    if ('order' in action) {
      const fighters = action.order.fighters.flatMap((rank) => (rank === null ? [] : who(rank)));
      return { key: 'dungeonville-move-order', args: { fighters } };
    }
    if ('drop' in action) return { key: 'dungeonville-move-drop', args: { rooms: action.drop.flatMap(what) } };
  }
  return { key: 'dungeonville-move', args: { action: variant(action)[0], stage: stageOf(view) } };
}
