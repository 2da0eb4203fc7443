/** The pictures of Dungeonville's rules, and what their search knows. */
import type { NamedCard, RulesHelp } from '../../game';
import { adventurerName, itemName, roomName, towerName } from '../names';
import { TOPICS } from '../ruleLinks';
import { ITEMS, TOWERS } from '../wire';
import Clash from './pictures/Clash.svelte';
import Items from './pictures/Items.svelte';
import Room from './pictures/RoomTurned.svelte';
import Score from './pictures/Score.svelte';
import Town from './pictures/Town.svelte';
import { SYNONYMS } from './synonyms';

/** The sizes of the built-in card set; its names are in the texts. */
const ADVENTURERS = 64;
const ROOMS = 30;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

const cards: NamedCard[] = [
  ...upTo(ADVENTURERS).map((rank) => ({
    name: adventurerName({ rank, name: '' }, 'built-in'),
    about: { key: 'dungeonville-rank', args: { rank } },
    rule: TOPICS.classes,
  })),
  ...ITEMS.map((item) => ({
    name: itemName(item),
    about: { key: `${itemName(item).key}-power` },
    rule: TOPICS.items,
  })),
  ...TOWERS.flatMap((tower) =>
    upTo(ROOMS).map((room) => ({
      name: roomName({ room: `r${room}`, tower, name: '', item: null }, 'built-in'),
      about: towerName(tower),
      rule: TOPICS.roomCards,
    })),
  ),
];

export default {
  pictures: { town: Town, clash: Clash, room: Room, score: Score, items: Items },
  synonyms: SYNONYMS,
  cards,
} satisfies RulesHelp;
