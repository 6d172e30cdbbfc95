import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { createFieldNames, type Wording } from '@form-builder/core/descriptions/field-names.ts';
import { nameDestinations } from '@form-builder/core/version-settings/read-destinations.ts';
import { currentContext } from '../../languages/staff-texts.ts';

/** What core needs to put the rules of these pages into words. */
export const wordingOf = (
  pages: readonly Page[],
  settings: Readonly<Record<string, unknown>> = {},
): Wording => ({
  context: currentContext(),
  names: createFieldNames(pages),
  types: fieldTypes,
  destinations: nameDestinations(settings),
});
