import { chooseLocale } from '../messages/choose-locale.ts';
import { languageOf, type Language } from '../messages/languages.ts';
import { textLanguages, translatedLanguages, type TranslatableVersion } from './translations.ts';

/** The language in which a version is read by who wishes these locales, the best first. */
export function chooseTextLanguage(
  { languages, translations }: Pick<TranslatableVersion, 'languages' | 'translations'>,
  wishes: readonly string[],
): Language {
  const spoken = textLanguages(languages, translatedLanguages(translations));
  return languageOf(chooseLocale({ browser: wishes }, spoken));
}
