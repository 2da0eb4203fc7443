/** Cards picked for a sum: a payment, or what is left behind. The server decides which sets are accepted. */
import type { Refusal } from '../../../../wire/protocol';
import { variant } from '../../../../wire/variant';
import type { Room, SumOffer, Types } from '../../wire';

export type Picked = readonly Room[];

/** What a token counts. */
export const TOKEN = 10;

/** The value of the picked cards and of the gold in tokens. */
export const total = (offer: SumOffer, picked: Picked, tokens = 0): number =>
  offer.cards.filter(({ room }) => picked.includes(room)).reduce((sum, { counts }) => sum + counts, tokens);

/** The tokens that may be paid with, each by the gold that is paid with it and those before it. */
export const tokensOf = (offer: SumOffer): number[] =>
  Array.from({ length: Math.floor(offer.tokens / TOKEN) }, (_, at) => (at + 1) * TOKEN);

/** The gold in tokens after a tap on one of them: up to it, or without it if it is picked. */
export const toggleToken = (picked: number, token: number): number => (token <= picked ? token - TOKEN : token);

export type Standing = 'enough' | 'short' | 'tooMany';

/** The refusals about a sum. */
const STANDINGS: Readonly<Record<string, Standing>> = {
  tooLittle: 'short',
  stillTooMuch: 'short',
  notNeeded: 'tooMany',
  tokenNotNeeded: 'tooMany',
  needNotGo: 'tooMany',
};

/** Whether a set of cards is too few, enough or too many, by the server's answer; undefined if the refusal is about something else. */
export function standing(refusal: Refusal<Types> | null): Standing | undefined {
  if (!refusal) return 'enough';
  return refusal.code === 'rules' ? STANDINGS[variant(refusal.refusal)[0]] : undefined;
}

/** What the Gilding Flask adds: its bonus if an accepted payment is too little without it, or what the server counts beyond the cards. */
export function bonus(offer: SumOffer, picked: Picked, refusal: Refusal<Types> | null, tokens = 0): number {
  const own = total(offer, picked, tokens);
  if (!refusal) return own < offer.sum ? offer.bonus : 0;
  const what = refusal.code === 'rules' ? refusal.refusal : undefined;
  return typeof what === 'object' && 'tooLittle' in what ? what.tooLittle.paid - own : 0;
}

/** Adds a card, or removes it if it is picked. */
export const toggle = (picked: Picked, room: Room): Picked =>
  picked.includes(room) ? picked.filter((one) => one !== room) : [...picked, room];

/** The picked cards in the order of the offer. */
export const sorted = (offer: SumOffer, picked: Picked): Room[] =>
  offer.cards.map(({ room }) => room).filter((room) => picked.includes(room));

/** Keeps a choice under a new offer if all its cards are in it, or else takes the suggestion. */
export const settle = (offer: SumOffer, picked: Picked | null): Picked =>
  picked?.every((room) => offer.cards.some((card) => card.room === room)) ? picked : offer.suggestion;
