import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { createFieldNames, type Wording } from '@form-builder/core/descriptions/field-names.ts';
import { currentContext } from '../../languages/staff-texts.ts';

/** What core needs to put the rules of these pages into words. */
export const wordingOf = (pages: readonly Page[]): Wording => ({
  context: currentContext(),
  names: createFieldNames(pages),
  types: fieldTypes,
});
