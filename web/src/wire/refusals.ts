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
  alreadyAccount: 'error-has-account',
  alreadySignedIn: 'error-has-account',
  badName: 'error-name-bad',
  badPassword: 'error-password-short',
  wrongPassword: 'error-wrong-password',
  badTable: 'error-table-bad',
  notOver: 'error-not-over',
  refused: 'error-forbidden',
  otherOrigin: 'error-forbidden',
};

export function problemPhrase({ code, wait }: Problem): Phrase {
  if (code === 'tooFast') return { key: 'error-rate-limit', args: { seconds: wait ?? 5 } };
  const key = PROBLEMS[code] ?? 'error-server';
  return { key, args: key === 'error-password-short' ? { least: MIN_PASSWORD } : {} };
}

/** Why a table refused something. For a move against the rules, the game itself has a more exact text. */
export function refusalPhrase(refusal: Refusal): Phrase {
  switch (refusal.code) {
    case 'noSuchTable':
      return { key: 'error-table-gone' };
    case 'malformed':
    case 'noSuchSeat':
      return { key: 'error-bad-request' };
    case 'tooFast':
      return { key: 'error-rate-limit', args: { seconds: 5 } };
    case 'seatTaken':
      return { key: 'error-seat-taken' };
    case 'noBotThere':
    case 'stale':
      return { key: 'error-stale' };
    case 'peopleOnly':
      return { key: 'error-people-only' };
    case 'accountNeeded':
      return { key: 'error-account-needed' };
    case 'seatedAlready':
      return { key: 'error-seated' };
    case 'notSeated':
      return { key: 'error-not-seated' };
    case 'hostOnly':
      return { key: 'error-host-only' };
    case 'begun':
      return { key: 'error-table-started' };
    case 'notBegun':
      return { key: 'error-not-begun' };
    case 'over':
      return { key: 'error-over' };
    case 'badAction':
    case 'rules':
      return { key: 'error-move' };
    case 'nothingToUndo':
      return { key: 'error-nothing-to-undo' };
    case 'limitReached':
      return { key: 'error-limit-reached' };
    case 'undoAsked':
      return { key: 'error-undo-asked' };
    case 'nothingAsked':
      return { key: 'error-nothing-asked' };
    case 'botsDecline':
      return { key: 'error-bots-decline' };
    case 'resigned':
      return { key: 'error-resigned' };
    case 'notAway':
      return { key: 'error-not-away' };
    case 'noHints':
      return { key: 'error-no-hints' };
    case 'notYourTurn':
      return { key: 'error-not-your-turn' };
    case 'badText':
      return { key: 'error-text-bad', args: { longest: refusal.longest } };
    case 'unavailable':
      return { key: 'error-unsure' };
  }
}
