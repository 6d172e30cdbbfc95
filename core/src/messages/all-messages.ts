import { catalogues } from './generated/all.ts';
import { languageOf, type Language } from './languages.ts';
import { createTranslator, type Translate } from './translate.ts';

const translators = new Map<Language, Translate>();

/** The translator of a locale over every message: for the server. */
export function translatorOf(locale: string): Translate {
  const language = languageOf(locale);
  const known = translators.get(language);
  if (known) return known;
  const translate = createTranslator(language, catalogues[language]);
  translators.set(language, translate);
  return translate;
}
