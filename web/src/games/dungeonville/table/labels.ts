/** What is seen, in sentences for those who listen and beside what is drawn. */
import { say, t } from '../../../i18n/index.svelte';
import type { Phrase } from '../../../i18n/phrase';
import type { Seat } from '../../../wire/protocol';
import { adventurerName, className, colourName, itemName, roomName, towerName, type CardSet } from '../names';
import { TOWERS, type AdventurerCard, type Item, type Letter, type RoomCard } from '../wire';

export interface Labels {
  /** The seat of whoever reads. */
  you: Seat | null;
  called: (seat: Seat) => Phrase;
  /** Whose cards are played with. */
  cards: CardSet;
}

/** Who a player is in a sentence. */
export const player = (seat: Seat, { you, called }: Labels) => ({
  who: seat === you ? 'you' : 'other',
  name: called(seat),
});

/** A letter as the language being spoken writes it; an Oracle and a Jester have a sign in its place. */
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

/** The same with all letters. */
export function adventurerLabel(card: AdventurerCard, cards: CardSet): string {
  const letters = TOWERS.map((tower, at): Phrase => ({
    key: 'dungeonville-letter-at',
    args: { tower: towerName(tower), letter: letterMark(card.letters[at] ?? null, card) },
  }));
  return say({ key: 'dungeonville-adventurer-card', args: { adventurer: adventurerPhrase(card, cards), letters } });
}

/** A treasure card: a room with its letter and gold, or an item with what it does. */
export function roomPhrase(card: RoomCard, cards: CardSet): Phrase {
  const args = { room: roomName(card, cards), tower: towerName(card.tower) };
  if (card.item) return { key: 'dungeonville-item-card', args: { ...args, power: powerPhrase(card.item) } };
  return {
    key: 'dungeonville-room-card',
    args: { ...args, letter: t('dungeonville-letter', { letter: card.letter ?? 'A' }), gold: card.gold },
  };
}

/** What an item does. */
export const powerPhrase = (item: Item): Phrase => ({ key: `${itemName(item).key}-power` });
