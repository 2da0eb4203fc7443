/** The languages the product speaks, each named in itself. */
export const LANGUAGES = {
  en: 'English',
  it: 'Italiano',
  el: 'Ελληνικά',
  de: 'Deutsch',
  fr: 'Français',
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** The first wish that the product speaks; English if there is none. */
export function bestLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = wish.toLowerCase().split('-')[0];
    const found = LANGUAGE_CODES.find((language) => language === code);
    if (found) return found;
  }
  return 'en';
}
