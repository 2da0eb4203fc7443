/** What a visitor has chosen for this browser, kept in local storage. */

export const THEMES = ['auto', 'dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
export type Look = Exclude<Theme, 'auto'>;

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

/** What "auto" means for somebody whose system asks for these. */
export function lookFor(theme: Theme, prefers: { contrast: boolean; light: boolean }): Look {
  if (theme !== 'auto') return theme;
  if (prefers.contrast) return 'contrast';
  return prefers.light ? 'light' : 'dark';
}

class Settings {
  theme = $state<Theme>('auto');
  sound = $state(true);
  language = $state<string | undefined>(undefined);
  /** Whoever else wants to know of a choice. */
  onsave: (() => void) | undefined;

  load(): void {
    const { theme, sound, language } = kept();
    this.theme = THEMES.find((known) => known === theme) ?? 'auto';
    this.sound = sound ?? true;
    this.language = language;
  }

  /** All that was chosen, as it is kept. */
  chosen(): Record<string, string | boolean> {
    const language = this.language === undefined ? {} : { language: this.language };
    return { theme: this.theme, sound: this.sound, ...language };
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
    const asks = (query: string) => matchMedia(query).matches;
    document.documentElement.dataset['theme'] = lookFor(this.theme, {
      contrast: asks('(prefers-contrast: more)'),
      light: asks('(prefers-color-scheme: light)'),
    });
  }
}

export const settings = new Settings();
