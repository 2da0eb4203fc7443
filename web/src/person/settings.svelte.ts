/** The settings of this browser, kept in local storage; those of an account are also kept by the server. */
import { pieces } from '../ui/pieces.svelte';
import { BOT_PACES, type BotPace } from '../wire/protocol';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast the table shows what happens. */
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How large texts are, in percent. */
export const TEXT_SIZES = ['100', '125', '150', '200'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** The colours of pieces. */
export const PALETTES = ['usual', 'safe'] as const;
export type Palette = (typeof PALETTES)[number];

/** How loud sounds are, in percent. */
export const VOLUMES = ['25', '50', '75', '100'] as const;
export type Volume = (typeof VOLUMES)[number];

const KEY = 'gravegoods.settings';

/** A word of a list, or else the default. */
function word<T extends string>(list: readonly T[], value: unknown, otherwise: T): T {
  return list.find((known) => known === value) ?? otherwise;
}

function stored(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The theme of the page: the chosen one, or else dark, or high contrast if the system asks for it. */
export const lookFor = (chosen: Theme | undefined, contrast: boolean): Theme =>
  chosen ?? (contrast ? 'contrast' : 'dark');

class Settings {
  /** The chosen theme, if there is one. */
  theme = $state<Theme | undefined>(undefined);
  /** The theme that the page has. */
  look = $state<Theme>('dark');
  sound = $state(true);
  volume = $state<Volume>('100');
  language = $state<string | undefined>(undefined);
  speed = $state<Speed>('normal');
  /** How fast computers play. */
  pace = $state<BotPace>('normal');
  /** Whether computers say something. */
  remarks = $state(true);
  /** Whether moves that take one press are confirmed, too. */
  confirm = $state(false);
  text = $state<TextSize>('100');
  palette = $state<Palette>('usual');
  /** What has been introduced to the person, such as a variant of a game. */
  met = $state.raw<readonly string[]>([]);
  /** Called after settings were saved. */
  onsave: (() => void) | undefined;

  load(): void {
    this.take({ sound: true, ...stored() });
    this.language = typeof stored()['language'] === 'string' ? String(stored()['language']) : undefined;
  }

  /** Takes over settings, except the language; what is missing or unknown stays as it is. */
  take(kept: Record<string, unknown>): void {
    this.theme = THEMES.find((known) => known === kept['theme']) ?? this.theme;
    if (typeof kept['sound'] === 'boolean') this.sound = kept['sound'];
    if (typeof kept['remarks'] === 'boolean') this.remarks = kept['remarks'];
    if (typeof kept['confirm'] === 'boolean') this.confirm = kept['confirm'];
    this.volume = word(VOLUMES, kept['volume'], this.volume);
    this.speed = word(SPEEDS, kept['speed'], this.speed);
    this.pace = word(BOT_PACES, kept['pace'], this.pace);
    this.text = word(TEXT_SIZES, kept['text'], this.text);
    this.palette = word(PALETTES, kept['palette'], this.palette);
    if (typeof kept['met'] === 'string') this.met = [...new Set([...this.met, ...kept['met'].split(' ')])];
  }

  /** Remembers that something was introduced. */
  meet(topics: readonly string[]): void {
    this.met = [...new Set([...this.met, ...topics])];
    this.save();
  }

  /** The settings, as they are stored. */
  chosen(): Record<string, string | boolean> {
    const language = this.language === undefined ? {} : { language: this.language };
    const theme = this.theme === undefined ? {} : { theme: this.theme };
    const { sound, volume, speed, pace, remarks, confirm, text, palette } = this;
    const met = this.met.length > 0 ? { met: this.met.join(' ') } : {};
    return { ...theme, sound, volume, speed, pace, remarks, confirm, text, palette, ...met, ...language };
  }

  save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen()));
    } catch {
      // Without storage, settings last until the page is left.
    }
    this.onsave?.();
  }

  /** Applies the theme, the size of texts and the colours of pieces to the page. */
  show(): void {
    this.look = lookFor(this.theme, matchMedia('(prefers-contrast: more)').matches);
    const root = document.documentElement;
    root.dataset['theme'] = this.look;
    root.style.fontSize = this.text === '100' ? '' : `${this.text}%`;
    pieces.safe = this.palette === 'safe';
  }
}

export const settings = new Settings();
