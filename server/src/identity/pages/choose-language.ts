import type { Language } from '@form-builder/core/messages/languages.ts';

/** The languages of the sign-in pages with their own names. */
export const languageNames: Readonly<Record<Language, string>> = {
  nl: 'Nederlands',
  en: 'English',
  de: 'Deutsch',
};

/**
 * The first supported language among these preferences, or else Dutch. A preference is a space- or
 * comma-separated list of tags in order of preference (`ui_locales`, `Accept-Language`).
 */
export function chooseLanguage(...preferences: readonly (string | undefined)[]): Language {
  for (const tag of preferences.flatMap((preference) => preference?.split(/[\s,]+/) ?? [])) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return 'nl';
}

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languageNames, tag);
