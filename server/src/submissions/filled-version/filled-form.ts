import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import { chooseLocale } from '@form-builder/core/messages/choose-locale.ts';
import { chooseTextLanguage } from '@form-builder/core/translations/choose-text-language.ts';
import { translateVersion } from '@form-builder/core/translations/translate-version.ts';
import type { VersionSettings } from '@form-builder/core/version-settings/version-settings-schema.ts';
import type { SentSubmission } from './filled-submission-queries.ts';

/** A form in the language in which the visitor read it. */
export interface FilledForm {
  readonly pages: readonly Page[];
  readonly variables: readonly Variable[];
  readonly formTitle: string;
  readonly settings: VersionSettings;
  /** As `nl-NL`. */
  readonly locale: string;
}

/** The version that was filled in, with all its texts, and the visitor's locale. */
export type FilledTexts = Pick<
  SentSubmission,
  | 'definition'
  | 'form_title'
  | 'description'
  | 'settings'
  | 'languages'
  | 'translations'
  | 'translation_notes'
  | 'locale'
>;

/**
 * Returns the form in the visitor's language, or in its own language when it has no texts in that
 * one.
 */
export function readFilledForm(filled: FilledTexts): FilledForm {
  const { definition, form_title: ownTitle, ...texts } = filled;
  const own = { ...texts, title: ownTitle, pages: definition.pages };
  const language = chooseTextLanguage(own, [filled.locale], fieldTypes);
  const { pages, title, settings } = translateVersion(own, language, fieldTypes).version;
  const locale = chooseLocale({ browser: [filled.locale] }, [language]);
  return { pages, variables: definition.variables ?? [], formTitle: title, settings, locale };
}
