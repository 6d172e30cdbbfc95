import { i18n } from '@lingui/core';
import { capitalise } from './staff-texts.ts';

/** The name of a language, by its ISO 639-1 code, in the language of the app, with a capital. */
export function languageName(language: string): string {
  const names = new Intl.DisplayNames([i18n.locale], { type: 'language' });
  return capitalise(names.of(language) ?? language);
}
