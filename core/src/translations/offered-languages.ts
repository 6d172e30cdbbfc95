import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import type { Language } from '../messages/languages.ts';
import { minTranslatedPercent } from '../version-settings/translation-settings.ts';
import { readVersionSetting } from '../version-settings/read-version-setting.ts';
import { measureTranslation } from './measure-translation.ts';
import {
  ownLanguage,
  textLanguages,
  translatedLanguages,
  type TranslatableVersion,
} from './translations.ts';

/**
 * Returns the languages in which visitors can read a version: its own, and those of its list with
 * enough translations (the setting `translations.least_percent`).
 */
export function offeredLanguages(
  version: TranslatableVersion,
  types: PartialFieldTypeRegistry,
): readonly Language[] {
  const least = readVersionSetting(version, minTranslatedPercent);
  const own = ownLanguage(version.languages);
  return textLanguages(version.languages, translatedLanguages(version.translations)).filter(
    (language) => language === own || measureTranslation(version, language, types).percent >= least,
  );
}
