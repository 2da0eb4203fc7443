/** The supported languages, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  it: 'Italiano',
  el: 'Ελληνικά',
  de: 'Deutsch',
  fr: 'Français',
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** The first preferred language that is supported; English if there is none. */
export function bestLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const code = tag.toLowerCase().split('-')[0];
    const found = LANGUAGE_CODES.find((language) => language === code);
    if (found) return found;
  }
  return 'en';
}
