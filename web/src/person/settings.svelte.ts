/** What a visitor has chosen for this browser, kept in local storage. */

export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'gravegoods.settings';

interface Kept {
  theme?: string;
  sound?: boolean;
  language?: string;
}

function kept(): Kept {
  try {
    const value: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The look of the page: what was chosen, else torchlight, unless the system asks for more contrast. */
export const lookFor = (chosen: Theme | undefined, contrast: boolean): Theme =>
  chosen ?? (contrast ? 'contrast' : 'dark');

class Settings {
  /** The look that was chosen, if one was. */
  theme = $state<Theme | undefined>(undefined);
  /** The look that the page has. */
  look = $state<Theme>('dark');
  sound = $state(true);
  language = $state<string | undefined>(undefined);
  /** Whoever else wants to know of a choice. */
  onsave: (() => void) | undefined;

  load(): void {
    const { theme, sound, language } = kept();
    this.theme = THEMES.find((known) => known === theme);
    this.sound = sound ?? true;
    this.language = language;
  }

  /** All that was chosen, as it is kept. */
  chosen(): Record<string, string | boolean> {
    const language = this.language === undefined ? {} : { language: this.language };
    const theme = this.theme === undefined ? {} : { theme: this.theme };
    return { ...theme, sound: this.sound, ...language };
  }

  save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen()));
    } catch {
      // A browser that keeps nothing still plays; the choice lasts until the page is left.
    }
    this.onsave?.();
  }

  /** Puts the theme on the page. */
  show(): void {
    this.look = lookFor(this.theme, matchMedia('(prefers-contrast: more)').matches);
    document.documentElement.dataset['theme'] = this.look;
  }
}

export const settings = new Settings();
