/** Countdown clocks, by the server's time. */
import { t } from '../../i18n/index.svelte';
import type { ClockSetting, SeatClock } from '../../wire/protocol';

export interface Left {
  /** Milliseconds for this move, and in reserve after it. */
  move: number;
  reserve: number;
  runs: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time that a seat has left; `now` is the server's time. */
export function remaining(clock: SeatClock, setting: ClockSetting, now: number): Left {
  if (clock.deadline === null) return { move: moveTime(setting), reserve: clock.reserve, runs: false };
  const all = Math.max(0, clock.deadline - now);
  const reserve = Math.min(clock.reserve, all);
  // A clock that waits until the last moves have been shown stands still.
  return { move: Math.min(all - reserve, moveTime(setting)), reserve, runs: true };
}

function moveTime(setting: ClockSetting): number {
  switch (setting.kind) {
    case 'none':
      return 0;
    case 'live':
      return setting.moveSeconds * 1000;
    case 'days':
      return setting.days * DAY;
  }
}

/** The time left as a clock shows it: `0:42 + 4:30`, or from an hour on in words. */
export function countdown({ move, reserve }: Left): string {
  if (move + reserve >= HOUR) return inWords({ move, reserve, runs: true });
  const parts = [move, reserve].filter((part, index) => index === 0 || part > 0);
  return parts.map(digits).join(' + ');
}

/** The time left in words, for screen readers. */
export function inWords({ move, reserve }: Left): string {
  const all = move + reserve;
  if (all >= DAY) return t('time-days', { days: Math.floor(all / DAY), hours: Math.floor((all % DAY) / HOUR) });
  if (all >= HOUR)
    return t('time-hours', { hours: Math.floor(all / HOUR), minutes: Math.floor((all % HOUR) / MINUTE) });
  return t('time-minutes', { minutes: Math.floor(all / MINUTE), seconds: Math.floor((all % MINUTE) / 1000) });
}

function digits(time: number): string {
  const seconds = Math.floor(time / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
