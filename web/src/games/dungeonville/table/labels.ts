/** Descriptions of the table, for screen readers and beside the drawings. */
import { say, t } from '../../../i18n/index.svelte';
import type { Phrase } from '../../../i18n/phrase';
import { labelsOf as namesOf, type Labels as Named } from '../../../table/labels';
import type { Seated } from '../../../table/seatName';
import type { Seat } from '../../../wire/protocol';
import { adventurerName, className, colourName, itemName, roomName, towerName, type CardSet } from '../names';
import { TOWERS, type AdventurerCard, type Item, type Letter, type RoomCard, type View } from '../wire';

export interface Labels extends Named {
  /** The card set in play. */
  cards: CardSet;
  /** The version of the rules. */
  rules: number;
}

/** The card set in play. */
export const cardSetOf = (view: View | null): CardSet => (view?.builtInSet ? 'built-in' : 'other');

export const labelsOf = (view: View | null, table: Seated | null, you: Seat | null): Labels => ({
  ...namesOf(table, you),
  cards: cardSetOf(view),
  rules: view?.rules ?? 2,
});

/** A player as text arguments. */
export const player = (seat: Seat, { you, called }: Labels) => ({
  who: seat === you ? 'you' : 'other',
  name: called(seat),
});

/** A letter in the current language; an Oracle and a Jester have a sign instead. */
export const letterMark = (letter: Letter | null, { class: of }: Pick<AdventurerCard, 'class'>): string =>
  letter === null ? t('dungeonville-no-letter', { class: of }) : t('dungeonville-letter', { letter });

export const letterMarks = (card: AdventurerCard): string[] => card.letters.map((letter) => letterMark(letter, card));

/** An adventurer by name, class, colour and rank. */
export const adventurerPhrase = (card: AdventurerCard, cards: CardSet): Phrase => ({
  key: 'dungeonville-adventurer',
  args: {
    adventurer: adventurerName(card, cards),
    class: className(card.class),
    colour: card.colour ? colourName(card.colour) : { key: 'dungeonville-colourless' },
    rank: card.rank,
  },
});

/** An adventurer with all its letters. */
export function adventurerLabel(card: AdventurerCard, cards: CardSet): string {
  const letters = TOWERS.map((tower, at): Phrase => ({
    key: 'dungeonville-letter-at',
    args: { tower: towerName(tower), letter: letterMark(card.letters[at] ?? null, card) },
  }));
  return say({ key: 'dungeonville-adventurer-card', args: { adventurer: adventurerPhrase(card, cards), letters } });
}

/** A treasure card: a room with its letter and gold, or an item with its power. */
export function roomPhrase(card: RoomCard, { cards, rules }: Pick<Labels, 'cards' | 'rules'>): Phrase {
  const args = { room: roomName(card, cards), tower: towerName(card.tower) };
  if (card.item) return { key: 'dungeonville-item-card', args: { ...args, power: powerPhrase(card.item, { rules }) } };
  return {
    key: 'dungeonville-room-card',
    args: { ...args, letter: t('dungeonville-letter', { letter: card.letter ?? 'A' }), gold: card.gold },
  };
}

/** The power of an item. Under version 1 of the rules the Silver Lute had another. */
export const powerPhrase = (item: Item, { rules }: Pick<Labels, 'rules'>): Phrase => ({
  key: item === 'silverLute' && rules === 1 ? 'dungeonville-lute-joins-power' : `${itemName(item).key}-power`,
});
