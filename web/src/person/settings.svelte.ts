/** The settings of this browser, kept in local storage. */

export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast the table shows what happens. */
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = 'gravegoods.settings';

interface Stored {
  theme?: string;
  sound?: boolean;
  language?: string;
  speed?: string;
  remarks?: boolean;
}

function stored(): Stored {
  try {
    const value: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
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
  language = $state<string | undefined>(undefined);
  speed = $state<Speed>('normal');
  /** Whether computers say something. */
  remarks = $state(true);
  /** Called after settings were saved. */
  onsave: (() => void) | undefined;

  load(): void {
    const { theme, sound, language, speed, remarks } = stored();
    this.theme = THEMES.find((known) => known === theme);
    this.sound = sound ?? true;
    this.language = language;
    this.remarks = remarks ?? true;
    this.speed = SPEEDS.find((known) => known === speed) ?? 'normal';
  }

  /** The settings, as they are stored. */
  chosen(): Record<string, string | boolean> {
    const language = this.language === undefined ? {} : { language: this.language };
    const theme = this.theme === undefined ? {} : { theme: this.theme };
    return { ...theme, sound: this.sound, speed: this.speed, remarks: this.remarks, ...language };
  }

  save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen()));
    } catch {
      // Without storage, settings last until the page is left.
    }
    this.onsave?.();
  }

  /** Applies the theme to the page. */
  show(): void {
    this.look = lookFor(this.theme, matchMedia('(prefers-contrast: more)').matches);
    document.documentElement.dataset['theme'] = this.look;
  }
}

export const settings = new Settings();
