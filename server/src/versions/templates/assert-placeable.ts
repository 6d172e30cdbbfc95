import type { FormType } from '@form-builder/core/contract/staff/forms/forms.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { refusePages } from './refuse-pages.ts';

/**
 * Throws for what cannot be placed in a form: a building block is one page of fields, without rules of the
 * page, without variables and without other blocks. A form may hold everything.
 */
export function assertPlaceable(
  type: FormType,
  { pages, variables = [] }: FormDefinition,
  language: Language,
): void {
  if (type === 'form') return;
  const [page, ...others] = pages;
  const isPlain = page && others.length === 0 && !page.is_hidden && !page.logic?.length;
  const canBePlaced = [...iterateFields(pages)].every(({ field }) =>
    fieldTypes[field.type].editors.includes(type),
  );
  if (!isPlain || !canBePlaced || variables.length > 0) refusePages(language);
}
