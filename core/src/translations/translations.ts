import * as v from 'valibot';
import { languages, type Language } from '../messages/languages.ts';
import type { VersionSettings } from '../version-settings/version-settings-schema.ts';
import type { Page } from '../form/form-definition.ts';

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

/** A version with its texts in every language it has them in. */
export interface TranslatableVersion {
  readonly title: string;
  readonly description: string;
  /** The first is the one that the version is written in. */
  readonly languages: readonly string[];
  readonly settings: VersionSettings;
  readonly pages: readonly Page[];
  readonly translations: Translations;
}

/** The language that a version is written in. */
export const ownLanguage = (offered: readonly string[]): Language =>
  languages.find((language) => language === offered[0]) ?? languages[0];

/**
 * The languages that a version is offered in: its own, and those of its list that it has texts in.
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

/** The languages that a version has any text in, besides its own. */
export function translatedLanguages(translations: Translations): readonly Language[] {
  return languages.filter((language) =>
    Object.values(translations[language] ?? {}).some((text) => text.trim() !== ''),
  );
}
