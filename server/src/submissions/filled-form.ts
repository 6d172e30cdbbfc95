import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import { chooseLocale } from '@form-builder/core/messages/choose-locale.ts';
import { chooseTextLanguage } from '@form-builder/core/translations/choose-text-language.ts';
import { translateVersion } from '@form-builder/core/translations/translate-version.ts';
import type { VersionSettings } from '@form-builder/core/version-settings/version-settings-schema.ts';
import type { SentSubmission } from './pdf/pdf-queries.ts';

/** A form as the visitor read it. */
export interface FilledForm {
  readonly pages: readonly Page[];
  readonly variables: readonly Variable[];
  readonly formTitle: string;
  readonly settings: VersionSettings;
  /** As `nl-NL`. */
  readonly locale: string;
}

/** The form in the visitor's language, or in its own where it had no texts in that. */
export function readFilledForm(
  sent: Omit<SentSubmission, 'answers' | 'sealed_answers'>,
): FilledForm {
  const { definition, form_title: ownTitle, ...texts } = sent;
  const language = chooseTextLanguage(sent, [sent.locale]);
  const own = { ...texts, title: ownTitle, pages: definition.pages };
  const { pages, title, settings } = translateVersion(own, language, fieldTypes).version;
  const locale = chooseLocale({ browser: [sent.locale] }, [language]);
  return { pages, variables: definition.variables ?? [], formTitle: title, settings, locale };
}
