/** Where each card, phase and option of Dungeonville is explained. */

export const TOPICS = {
  towers: 'D1.1',
  rooms: 'D1.2',
  adventurers: 'D1.3',
  town: 'D1.4',
  deeds: 'D2.1',
  gold: 'D2.2',
  round: 'D3',
  sorting: 'D3.1',
  recruit: 'D3.2',
  payment: 'D3.3',
  scout: 'D3.5',
  order: 'D3.6',
  clash: 'D3.7',
  losers: 'D3.8',
  blood: 'D3.9',
  entry: 'D3.10',
  letters: 'D3.11',
  danger: 'D3.12',
  carry: 'D3.13',
  leave: 'D3.14',
  expedition: 'D3.15',
  treasury: 'D3.16',
  newDeed: 'D3.17',
  colourless: 'D3.18',
  score: 'D4.1',
  declare: 'D4.2',
  first: 'D4.3',
  lastRound: 'D4.4',
  cards: 'D5',
  roomCards: 'D5.1',
  classes: 'D5.2',
  colours: 'D5.3',
  homes: 'D5.4',
  items: 'D5.5',
  secrets: 'S3',
} as const;

export type Topic = keyof typeof TOPICS;

export const ruleHref = (rule: string): string => `/rules/dungeonville#${rule}`;
