/** What cards are called, before it is said in any language. */
import { name as verbatim, type Phrase } from '../../i18n/phrase';
import type { AdventurerCard, RoomCard } from './sight';
import type { Class, Colour, Item, Place, Tower } from './vocabulary';

/** Whose cards are played with: the house's have names in every language, others are called as their set says. */
export type CardSet = 'house' | 'other';

const kebab = (word: string): string => word.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
const number = (card: number): string => String(card).padStart(2, '0');

export const towerName = (tower: Tower): Phrase => ({ key: `tower-${kebab(tower)}` });

export const className = (of: Class): Phrase => ({ key: `class-${of}` });

export const colourName = (colour: Colour): Phrase => ({ key: `colour-${colour}` });

export const placeName = (place: Place): Phrase => ({ key: `place-${place}` });

export const itemName = (item: Item): Phrase => ({ key: `item-${kebab(item)}` });

export function adventurerName({ rank, name }: Pick<AdventurerCard, 'rank' | 'name'>, cards: CardSet): Phrase {
  return cards === 'house' ? { key: `adventurer-${number(rank)}` } : verbatim(name);
}

/** A fighter of whom only the rank is told. */
export function rankedName(rank: number, cards: CardSet): Phrase {
  return cards === 'house' ? { key: `adventurer-${number(rank)}` } : { key: 'dungeonville-rank', args: { rank } };
}

export function roomName(
  { room, tower, name, item }: Omit<RoomCard, 'letter' | 'gold' | 'worth'>,
  cards: CardSet,
): Phrase {
  if (item) return itemName(item);
  return cards === 'house' ? { key: `room-${kebab(tower)}-${number(Number(room.slice(1)))}` } : verbatim(name);
}
