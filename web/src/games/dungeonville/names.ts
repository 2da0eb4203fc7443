/** The names of cards, as phrases. */
import { kebab } from '../../wire/variant';
import { name as verbatim, type Phrase } from '../../i18n/phrase';
import type { AdventurerCard, Class, Colour, Item, Place, RoomCard, Tower } from './wire';

/** The card set in play: built-in cards have names in every language, others keep the names of their set. */
export type CardSet = 'built-in' | 'other';

const number = (card: number): string => String(card).padStart(2, '0');

export const towerName = (tower: Tower): Phrase => ({ key: `tower-${kebab(tower)}` });

export const className = (of: Class): Phrase => ({ key: `class-${of}` });

export const colourName = (colour: Colour): Phrase => ({ key: `colour-${colour}` });

export const placeName = (place: Place): Phrase => ({ key: `place-${place}` });

export const itemName = (item: Item): Phrase => ({ key: `item-${kebab(item)}` });

export function adventurerName({ rank, name }: Pick<AdventurerCard, 'rank' | 'name'>, cards: CardSet): Phrase {
  return cards === 'built-in' ? { key: `adventurer-${number(rank)}` } : verbatim(name);
}

/** The name of a fighter of which only the rank is known. */
export function rankedName(rank: number, cards: CardSet): Phrase {
  return cards === 'built-in' ? { key: `adventurer-${number(rank)}` } : { key: 'dungeonville-rank', args: { rank } };
}

export function roomName(
  { room, tower, name, item }: Omit<RoomCard, 'letter' | 'gold' | 'worth'>,
  cards: CardSet,
): Phrase {
  if (item) return itemName(item);
  return cards === 'built-in' ? { key: `room-${kebab(tower)}-${number(Number(room.slice(1)))}` } : verbatim(name);
}
