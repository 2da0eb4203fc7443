/** Errors and refusals as texts to translate. */
import type { Phrase } from '../i18n/phrase';
import type { Problem } from './api';
import { MIN_PASSWORD, type Refusal } from './protocol';

/** The text keys of failed requests. */
const PROBLEMS: Readonly<Partial<Record<Problem['code'], string>>> = {
  offline: 'error-offline',
  noSession: 'error-login-needed',
  notFound: 'error-not-found',
  nameTaken: 'error-name-taken',
  nameAlike: 'error-name-alike',
  nameReserved: 'error-name-reserved',
  alreadyAccount: 'error-has-account',
  alreadySignedIn: 'error-has-account',
  badName: 'error-name-bad',
  badPassword: 'error-password-short',
  commonPassword: 'error-password-common',
  wrongPassword: 'error-wrong-password',
  badTable: 'error-table-bad',
  tooManyOpenTables: 'error-too-many-open',
  tooManyRunningTables: 'error-too-many-running',
  tooManyTablesNearby: 'error-too-many-nearby',
  tooManySeats: 'error-too-many-seats',
  notOver: 'error-not-over',
  refused: 'error-forbidden',
  otherOrigin: 'error-forbidden',
};

export function problemPhrase({ code, wait }: Problem): Phrase {
  if (code === 'tooFast') return { key: 'error-rate-limit', args: { seconds: wait ?? 5 } };
  const key = PROBLEMS[code] ?? 'error-server';
  return { key, args: key === 'error-password-short' ? { least: MIN_PASSWORD } : {} };
}

/** The text keys of a table's refusals. */
const REFUSALS: Readonly<Record<Refusal['code'], string>> = {
  noSuchTable: 'error-table-gone',
  malformed: 'error-bad-request',
  noSuchSeat: 'error-bad-request',
  tooFast: 'error-rate-limit',
  seatTaken: 'error-seat-taken',
  nobodyThere: 'error-stale',
  barred: 'error-barred',
  tooManySeats: 'error-too-many-seats',
  colourTaken: 'error-colour-taken',
  stale: 'error-stale',
  peopleOnly: 'error-people-only',
  accountNeeded: 'error-account-needed',
  seatedAlready: 'error-seated',
  notSeated: 'error-not-seated',
  noAllies: 'error-no-allies',
  hostOnly: 'error-host-only',
  begun: 'error-table-started',
  notBegun: 'error-not-begun',
  over: 'error-over',
  badAction: 'error-move',
  rules: 'error-move',
  nothingToUndo: 'error-nothing-to-undo',
  limitReached: 'error-limit-reached',
  undoAsked: 'error-undo-asked',
  nothingAsked: 'error-nothing-asked',
  botsDecline: 'error-bots-decline',
  resigned: 'error-resigned',
  notAway: 'error-not-away',
  nothingToClaim: 'error-nothing-to-claim',
  begunForGood: 'error-begun-for-good',
  spectatorsMuted: 'error-spectators-muted',
  noHints: 'error-no-hints',
  notYourTurn: 'error-not-your-turn',
  badText: 'error-text-bad',
  unavailable: 'error-unsure',
};

/** Why a table refused something. For a move against the rules, the game itself has a more exact text. */
export function refusalPhrase(refusal: Refusal): Phrase {
  const key = REFUSALS[refusal.code];
  if (refusal.code === 'tooFast') return { key, args: { seconds: 5 } };
  return refusal.code === 'badText' ? { key, args: { longest: refusal.longest } } : { key };
}
