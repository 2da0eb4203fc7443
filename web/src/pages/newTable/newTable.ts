/** The choices for a new table that all games share. */
import type { Phrase } from '../../i18n/phrase';
import type { NewSeat } from '../../wire/http';
import type { ClockSetting, LevelName } from '../../wire/protocol';

export const LEVELS: readonly LevelName[] = ['novice', 'steady', 'sharp', 'master'];

export type SeatChoice = 'me' | 'open' | LevelName;

export const seatOf = (choice: SeatChoice): NewSeat =>
  choice === 'me' || choice === 'open' ? { kind: choice } : { kind: 'bot', level: choice };

const live = (moveSeconds: number, minutes: number): ClockSetting => ({
  kind: 'live',
  moveSeconds,
  reserveSeconds: minutes * 60,
});

const liveText = (seconds: number, minutes: number): Phrase => ({ key: 'clock-live', args: { seconds, minutes } });

export const CLOCKS = [
  { name: 'none', setting: { kind: 'none' }, text: { key: 'clock-none' } },
  { name: 'quick', setting: live(20, 5), text: liveText(20, 5) },
  { name: 'calm', setting: live(60, 10), text: liveText(60, 10) },
  { name: 'day', setting: { kind: 'days', days: 1 }, text: { key: 'clock-days', args: { days: 1 } } },
  { name: 'days', setting: { kind: 'days', days: 3 }, text: { key: 'clock-days', args: { days: 3 } } },
  { name: 'week', setting: { kind: 'days', days: 7 }, text: { key: 'clock-days', args: { days: 7 } } },
] as const satisfies readonly { name: string; setting: ClockSetting; text: Phrase }[];

export type ClockName = (typeof CLOCKS)[number]['name'];
