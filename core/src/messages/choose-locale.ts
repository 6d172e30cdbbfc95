import { languages, type Language } from './languages.ts';

/** The sources of a locale, in order of precedence. */
export interface LocalePreferences {
  /** Chosen by the visitor in the form. */
  readonly app?: string | undefined;
  /** The element's `locale` attribute. */
  readonly embed?: string | undefined;
  /** The page's `locale` parameter. */
  readonly url?: string | undefined;
  readonly browser?: readonly string[];
}

/** The locale in which texts of a language are formatted unless another one was chosen. */
export const fullLocale: Readonly<Record<Language, string>> = {
  nl: 'nl-NL',
  en: 'en-GB',
  de: 'de-DE',
};
const localeFormat = /^[a-z]{2}(?:-[A-Z]{2})?$/;

/**
 * Returns the first preference that the form supports, as `xx-XX`; else the form's first language,
 * and Dutch when it has none. Ignores text that is no locale.
 */
export function chooseLocale(preferences: LocalePreferences, supported: readonly string[]): string {
  const bundled = languages.filter((language) => supported.includes(language));
  const candidates = [
    preferences.app,
    preferences.embed,
    preferences.url,
    ...(preferences.browser ?? []),
  ];
  for (const preference of candidates) {
    const language =
      preference && localeFormat.test(preference) ? preference.slice(0, 2) : undefined;
    const known = bundled.find((each) => each === language);
    if (preference && known) return preference.length === 5 ? preference : fullLocale[known];
  }
  const own = languages.find((language) => language === supported[0]?.slice(0, 2));
  return fullLocale[own ?? 'nl'];
}
