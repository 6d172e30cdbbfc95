import * as v from 'valibot';
import { languages, type Language } from '../messages/languages.ts';
import type { VersionSettings } from '../version-settings/version-settings-schema.ts';
import type { Page } from '../form/form-definition.ts';
import type { TranslationNotes } from './translation-notes.ts';

const textsSchema = v.record(
  v.pipe(v.string(), v.maxLength(200)),
  v.pipe(v.string(), v.maxLength(20_000)),
);

/**
 * The texts of a version in other languages than its own, by language and by key: those of
 * `translatableTexts`, and `title`, `description` and `settings.<key>`.
 */
export const translationsSchema = v.partial(
  v.object({ nl: textsSchema, en: textsSchema, de: textsSchema }),
);
export type Translations = v.InferOutput<typeof translationsSchema>;

/** A version with its texts in all languages. */
export interface TranslatableVersion {
  readonly title: string;
  readonly description: string;
  /** The first one is the version's own language. */
  readonly languages: readonly string[];
  readonly settings: VersionSettings;
  readonly pages: readonly Page[];
  readonly translations: Translations;
  readonly translation_notes?: TranslationNotes | undefined;
}

/** Returns the version's own language. */
export const ownLanguage = (offered: readonly string[]): Language =>
  languages.find((language) => language === offered[0]) ?? languages[0];

/**
 * Returns the languages in which a version is offered: its own, and those of its list with texts.
 * `translated` are the languages with texts.
 */
export function textLanguages(
  offered: readonly string[],
  translated: readonly string[],
): readonly Language[] {
  const own = ownLanguage(offered);
  const others = languages.filter(
    (language) => language !== own && offered.includes(language) && translated.includes(language),
  );
  return [own, ...others];
}

/** Returns the languages with any text of a version, besides its own. */
export function translatedLanguages(translations: Translations): readonly Language[] {
  return languages.filter((language) =>
    Object.values(translations[language] ?? {}).some((text) => text.trim() !== ''),
  );
}
