import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { neededParts } from '@form-builder/core/session/program/needed-parts.ts';
import { packFormulas } from '@form-builder/core/session/formulas/packed-formulas.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { publicVersionSettings } from '@form-builder/core/version-settings/public-version-settings.ts';
import { presentTheme } from '../themes/present-theme.ts';
import { offeredLanguages } from '@form-builder/core/translations/offered-languages.ts';
import { ownLanguage } from '@form-builder/core/translations/translations.ts';
import { translateVersion } from '@form-builder/core/translations/translate-version.ts';
import type { OwnMessages } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { ShownVersion } from './public-forms-queries.ts';

interface Shown {
  readonly formId: string;
  readonly environment: EnvironmentId;
  readonly organisation: string;
  readonly version: Omit<ShownVersion, 'translated'>;
  /** A language in which the version has texts. */
  readonly language: Language;
  /** The tenant's own texts in the language. */
  readonly messages?: OwnMessages | undefined;
}

/** Everything that the element needs to show a form, in one response. */
export function presentPublicForm({
  formId,
  environment,
  organisation,
  version,
  language,
  messages,
}: Shown): PublicForm {
  const { definition, submission_settings } = version;
  const whole = { ...version, pages: definition.pages };
  const languages = offeredLanguages(whole, fieldTypes);
  const translated = translateVersion(whole, language, fieldTypes);
  const { title, description, pages } = translated.version;
  const settings = publicVersionSettings(translated.version.settings);
  const theme = presentTheme(version);
  const { variables = [] } = definition;
  const formulas = packFormulas({ pages, variables }, fieldTypes);
  const types = new Set([...iterateFields(definition.pages)].map(({ field }) => field.type));
  return {
    environment,
    title,
    description,
    organisation,
    languages: [...languages],
    settings,
    submission_settings,
    id: formId,
    version_id: version.id,
    field_types: [...types],
    parts: [...neededParts(definition.pages, fieldTypes)],
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
