import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import { chooseLocale } from '../messages/choose-locale.ts';
import { languageOf, type Language } from '../messages/languages.ts';
import { offeredLanguages } from './offered-languages.ts';
import type { TranslatableVersion } from './translations.ts';

/**
 * Returns the language in which a visitor with these preferred locales, best first, reads a
 * version.
 */
export function chooseTextLanguage(
  version: TranslatableVersion,
  preferred: readonly string[],
  types: PartialFieldTypeRegistry,
): Language {
  return languageOf(chooseLocale({ browser: preferred }, offeredLanguages(version, types)));
}
