/** What computers say about what the viewer has just seen. */
import type { Phrase } from '../../i18n/phrase';
import type { Entry, GameTypes, Seat, Sheet } from '../../wire/protocol';
import { CHARACTERS, characterAt, LINES, type Cast, type Remark } from './cast';

/** How long a remark is shown, in milliseconds. */
const STAYS = 5000;

export interface Said {
  seat: Seat;
  text: Phrase;
}

/** What the end of a game makes a computer say: the winner, or else one who has lost. */
function last(sheet: Sheet): Remark | undefined {
  const winners = sheet.ending?.winners ?? [];
  const bots = sheet.seats.filter(({ holder }) => holder.kind === 'bot').map(({ seat }) => seat);
  const winner = bots.find((seat) => winners.includes(seat));
  if (winner) return { seat: winner, key: 'bot-says-won' };
  return bots[0] && { seat: bots[0], key: 'bot-says-lost' };
}

/** The remark as it is said, if a computer plays that seat. */
function saying({ cast, seats }: Sheet, remark: Remark | undefined, version: number): Said | undefined {
  const holder = seats.find(({ seat }) => seat === remark?.seat)?.holder;
  if (!remark || holder?.kind !== 'bot') return undefined;
  // The same line for everyone who sees it, and another one the next time.
  const line = (version + CHARACTERS.indexOf(characterAt(cast, remark.seat))) % LINES;
  return { seat: remark.seat, text: { key: remark.key, args: { line } } };
}

/** What a computer says about the change to a sheet: the end of the game, or the last thing that one has something to say about. */
export function remarkOn<G extends GameTypes>(
  before: Sheet<G>,
  now: Sheet<G>,
  fresh: readonly Entry<G>[],
  remark: Cast<G>['remark'],
): Said | undefined {
  if (before.phase === 'playing' && now.phase === 'over') return saying(now, last(now), now.version);
  const { view, you } = now;
  if (!remark || !view) return undefined;
  for (const entry of fresh.toReversed()) {
    const said = entry.kind === 'sight' && saying(now, remark(entry.sight, view, you), entry.version);
    if (said) return said;
  }
  return undefined;
}

/** The remark that is being shown. */
export class Remarks {
  said = $state.raw<Said | undefined>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(said: Said): void {
    clearTimeout(this.#timer);
    this.said = said;
    this.#timer = setTimeout(() => (this.said = undefined), STAYS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
