import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import { neededParts } from '@form-builder/core/session/program/needed-parts.ts';
import { packFormulas } from '@form-builder/core/session/formulas/packed-formulas.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { formIds } from './form-ids.ts';

type Overrides = Partial<Omit<PublicForm, 'pages'>> & { readonly pages: readonly Page[] };

/** A published form with sensible defaults; a test sets only what it is about. */
export function buildForm(overrides: Overrides): PublicForm {
  const formulas = packFormulas(overrides, fieldTypes);
  const types = [...iterateFields(overrides.pages)].map(({ field }) => field.type);
  return {
    id: formIds.twoPages,
    version_id: overrides.id ?? formIds.twoPages,
    environment: 'production',
    title: 'Melding doen',
    description: '',
    organisation: 'Gemeente Voorbeeldstad',
    languages: ['nl', 'en', 'de'],
    field_types: [...new Set(types)],
    parts: [...neededParts(overrides.pages, fieldTypes)],
    settings: {},
    submission_settings: { is_public: true },
    is_test: false,
    ...(formulas && { parsed_formulas: formulas }),
    ...overrides,
    // The contract's type is the parsed one, with writable lists.
    pages: overrides.pages,
  };
}
