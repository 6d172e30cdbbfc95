import type { Language } from './languages.ts';

/** Each language by its own name. */
export const ownLanguageNames: Readonly<Record<Language, string>> = {
  nl: 'Nederlands',
  en: 'English',
  de: 'Deutsch',
};
