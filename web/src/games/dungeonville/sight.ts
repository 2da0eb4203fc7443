import type { Class, Colour, Item, Letter, Place, Seat, Tower } from './vocabulary';

/** An adventurer with all that stands on the card. */
export interface AdventurerCard {
  rank: number;
  name: string;
  class: Class;
  colour: Colour | null;
  /** For each tower in the order of D1.1. */
  letters: (Letter | null)[];
}

/** A room card with all that stands on it. */
export interface RoomCard {
  /** As in notation: `C7`. */
  room: string;
  tower: Tower;
  name: string;
  letter: Letter | null;
  gold: number;
  worth: number;
  item: Item | null;
}

export interface Fighter {
  seat: Seat;
  adventurer: AdventurerCard;
  /** The rank it fights at. */
  strength: number;
}

/** Fighters by rank, in the order in which they fight. */
export interface Order {
  fighters: (number | null)[];
  axe: number | null;
}

/** What one viewer saw happen, as the server writes it. */
export interface Sights {
  dealt: { deeds: (Tower | null)[] };
  firstDrawn: { first: Seat };
  roundBegan: { round: number; first: Seat };
  deckShuffled: { cards: number };
  arrived: { adventurer: AdventurerCard };
  dismissed: { seat: Seat; adventurer: AdventurerCard };
  recruited: {
    seat: Seat;
    adventurer: AdventurerCard;
    place: Place;
    price: number;
    tokens: number;
    payment: RoomCard[];
    gilded: boolean;
  };
  passed: { seat: Seat };
  tokensLost: { seat: Seat; gold: number };
  disbanded: { seat: Seat; party: AdventurerCard[]; carried: RoomCard[] };
  scouted: { seat: Seat; tower: Tower };
  sealed: { seat: Seat; order: Order | null };
  clashed: { tower: Tower; clash: number; fighters: Fighter[]; winner: Seat | null };
  joined: { adventurer: AdventurerCard; from: Seat; to: Seat; lute: boolean };
  killed: { adventurer: AdventurerCard; owner: Seat; by: Seat };
  bloodTaken: { seat: Seat; owner: Seat };
  stayed: { seat: Seat; tower: Tower };
  wentHome: { seat: Seat; tower: Tower };
  entered: { seat: Seat; tower: Tower };
  tookLetter: { seat: Seat; adventurer: AdventurerCard; from: AdventurerCard | null; letter: Letter | null };
  setAside: { adventurer: AdventurerCard };
  roomsShuffled: { tower: Tower; cards: number };
  turned: { seat: Seat; room: RoomCard };
  wandUsed: { seat: Seat; room: RoomCard };
  shielded: { seat: Seat };
  died: { seat: Seat; adventurer: AdventurerCard; tower: Tower; blood: boolean; saved: boolean };
  took: { seat: Seat; room: RoomCard };
  dropped: { seat: Seat; rooms: RoomCard[] };
  looked: { seat: Seat; tower: Tower; room: RoomCard | null };
  wipedOut: { seat: Seat; lost: RoomCard[] };
  left: { seat: Seat; tower: Tower; rope: boolean; carried: RoomCard[] };
  gathered: { seat: Seat; cards: RoomCard[]; home: AdventurerCard[] };
  paidForDeed: { seat: Seat; payment: RoomCard[]; gilded: boolean };
  drewDeed: { seat: Seat; drawn: Tower | null; returned: Tower | null };
  declared: { seat: Seat; deed: Tower; score: number; wins: boolean };
  ended: { winners: Seat[]; deeds: Tower[]; scores: number[] };
}

export type SightName = keyof Sights;

/** An object with one field, which names what happened. */
export type Sight = { [Name in SightName]: { [Field in Name]: Sights[Name] } }[SightName];
