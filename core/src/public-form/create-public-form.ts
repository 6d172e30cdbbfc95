import type { EnvironmentId } from '../contract/environment-ids.ts';
import type { PublicForm, PublicTheme } from '../contract/visitor/public-forms.ts';
import { fieldTypes } from '../field-types/registry.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import type { Variable } from '../form/variables/variable.ts';
import type { OwnMessages } from '../messages/all-messages.ts';
import type { Language } from '../messages/languages.ts';
import { packFormulas } from '../session/formulas/packed-formulas.ts';
import { neededParts } from '../session/program/needed-parts.ts';
import { offeredLanguages } from '../translations/offered-languages.ts';
import { ownLanguage, type TranslatableVersion } from '../translations/translations.ts';
import { translateVersion } from '../translations/translate-version.ts';
import { publicVersionSettings } from '../version-settings/public-version-settings.ts';

/** A version, and the place where the element shows it. */
export interface PublicFormSource {
  readonly formId: string;
  readonly environment: EnvironmentId;
  readonly organisation: string;
  readonly version: TranslatableVersion & {
    readonly id: string;
    readonly submission_settings: PublicForm['submission_settings'];
    readonly variables: readonly Variable[];
  };
  /** A language in which the version has texts. */
  readonly language: Language;
  /** The tenant's own texts in the language. */
  readonly messages?: OwnMessages | undefined;
  /** Absent for the product's default. */
  readonly theme?: PublicTheme | undefined;
}

/** Creates what the element needs to show a version: for visitors, and for the try-out of a designer. */
export function createPublicForm(source: PublicFormSource): PublicForm {
  const { formId, environment, organisation, version, language, messages, theme } = source;
  const languages = offeredLanguages(version, fieldTypes);
  const translated = translateVersion(version, language, fieldTypes);
  const { title, description, pages, settings } = translated.version;
  const variables = [...version.variables];
  const formulas = packFormulas({ pages, variables }, fieldTypes);
  const types = new Set([...iterateFields(version.pages)].map(({ field }) => field.type));
  return {
    environment,
    title,
    description,
    organisation,
    languages: [...languages],
    settings: publicVersionSettings(settings),
    submission_settings: version.submission_settings,
    id: formId,
    version_id: version.id,
    field_types: [...types],
    parts: [...neededParts(version.pages, fieldTypes)],
    pages: [...pages],
    is_test: environment !== 'production',
    ...(languages.length < 2
      ? {}
      : {
          texts: {
            language,
            source: ownLanguage(version.languages),
            missing: [...translated.missing],
          },
        }),
    ...(messages === undefined ? {} : { messages }),
    ...(variables.length > 0 && { variables }),
    ...(theme === undefined ? {} : { theme }),
    ...(formulas === undefined ? {} : { parsed_formulas: formulas }),
  };
}
