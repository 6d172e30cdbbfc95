import type { Language } from '@form-builder/core/messages/languages.ts';
import { i18n } from '@lingui/core';
import { capitalise } from './staff-texts.ts';

/** The name of a language in the language of the app, with a capital. */
export function languageName(language: Language): string {
  const names = new Intl.DisplayNames([i18n.locale], { type: 'language' });
  return capitalise(names.of(language) ?? language);
}
