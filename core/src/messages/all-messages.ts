import type { Messages } from '@lingui/core';
import { catalogues } from './generated/all.ts';
import { languageOf, type Language } from './languages.ts';
import { createTranslator, type Translate } from './translate.ts';

const translators = new Map<Language, Translate>();

/** For the server: returns the translator of a locale with every message. */
export function translatorOf(locale: string): Translate {
  const language = languageOf(locale);
  const known = translators.get(language);
  if (known) return known;
  const translate = createTranslator(language, catalogues[language]);
  translators.set(language, translate);
  return translate;
}

/** The compiled messages of a tenant's own texts, as the catalogues of the product have them. */
export type OwnMessages = Readonly<Record<string, string | unknown[]>>;

/** For the server: the translator of a locale with every message, and compiled messages above them. */
export function translatorWith(locale: string, own: OwnMessages | undefined): Translate {
  if (own === undefined) return translatorOf(locale);
  const language = languageOf(locale);
  const messages = Object.assign<Messages, object, object>({}, catalogues[language], own);
  return createTranslator(language, messages);
}
