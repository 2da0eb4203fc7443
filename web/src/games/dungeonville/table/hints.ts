import type { Phrase } from '../../../i18n/phrase';
import type { HintLine } from '../../../wire/protocol';
import type { Hint } from '../../../table/actions/hint';
import { adventurerName, placeName, roomName, towerName } from '../names';
import { TOWERS } from '../vocabulary';
import type { View } from '../wire';
import { adventurerOf, roomOf } from './cards';
import type { Labels } from './labels';

/** The first letters of the towers, as notation has them. */
const INITIALS: Record<string, (typeof TOWERS)[number]> = {
  C: 'crypt',
  R: 'rathaus',
  I: 'iceCave',
  G: 'goblinCamp',
  D: 'dragonsLair',
};

/** What can be set up before it is confirmed. */
const STAGED = /^(recruit|scout|order|drop|deed|lose|save|name|lute)\b/;

/** What the bot would do. */
export function hintsOf(lines: readonly HintLine[], view: View, labels: Labels): Hint[] {
  return lines.map(({ act, value }) => ({
    act,
    text: { key: 'table-hint-text', args: { move: movePhrase(act, view, labels), percent: Math.round(value * 100) } },
    staged: STAGED.test(act),
  }));
}

/** What a suggested action is, in words. */
function movePhrase(act: string, view: View, { cards }: Labels): Phrase {
  const [verb = '', ...words] = act.split(' ');
  const who = (word: string | undefined): Phrase[] => {
    const card = word === undefined ? undefined : adventurerOf(view, Number(word));
    return card ? [adventurerName(card, cards)] : [];
  };
  const rooms = words.flatMap((word) => {
    const card = /^[A-Z]\d+$/.test(word) ? roomOf(view, word) : undefined;
    return card ? [roomName(card, cards)] : [];
  });
  switch (verb) {
    case 'recruit': {
      const spot = view.town.find(({ adventurer }) => adventurer.rank === Number(words[0]));
      return {
        key: 'dungeonville-move-recruit',
        args: { whom: who(words[0]), place: spot ? [placeName(spot.place)] : [] },
      };
    }
    case 'scout': {
      const tower = TOWERS.find((one) => one === words[0]) ?? INITIALS[words[0]?.charAt(0) ?? ''];
      return { key: 'dungeonville-move-scout', args: { tower: tower ? [towerName(tower)] : [] } };
    }
    case 'order': {
      const end = words.indexOf('axe');
      return {
        key: 'dungeonville-move-order',
        args: { fighters: words.slice(0, end < 0 ? undefined : end).flatMap(who) },
      };
    }
    case 'drop':
      return { key: 'dungeonville-move-drop', args: { rooms } };
    case 'lose':
    case 'save':
    case 'name':
    case 'lute':
      return { key: 'dungeonville-move-fate', args: { fate: verb, whom: who(words[0]) } };
    default:
      return {
        key: 'dungeonville-move',
        args: { action: verb, stage: typeof view.stage === 'string' ? view.stage : 'over' },
      };
  }
}
