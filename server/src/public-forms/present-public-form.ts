import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { packFormulas } from '@form-builder/core/session/formulas/packed-formulas.ts';
import { walkFields } from '@form-builder/core/form/walk-fields.ts';
import { publicVersionSettings } from '@form-builder/core/version-settings/public-version-settings.ts';
import { presentTheme } from '../themes/present-theme.ts';
import type { ShownVersion } from './public-forms-queries.ts';

interface Shown {
  readonly formId: string;
  readonly environment: EnvironmentId;
  readonly organisation: string;
  readonly version: ShownVersion;
}

/** All that the element needs to show a form, in one answer. */
export function presentPublicForm({
  formId,
  environment,
  organisation,
  version,
}: Shown): PublicForm {
  const { title, description, languages, submission_settings, definition } = version;
  const settings = publicVersionSettings(version.settings);
  const theme = presentTheme(version);
  const formulas = packFormulas(definition, fieldTypes);
  const types = new Set([...walkFields(definition.pages)].map(({ field }) => field.type));
  return {
    environment,
    title,
    description,
    organisation,
    languages,
    settings,
    submission_settings,
    id: formId,
    version_id: version.id,
    field_types: [...types],
    pages: definition.pages,
    is_test: environment !== 'production',
    ...(theme === undefined ? {} : { theme }),
    ...(formulas === undefined ? {} : { parsed_formulas: formulas }),
  };
}
