import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';
import { variableFields } from '@form-builder/core/form/variables/variable-field.ts';
import { createFieldNames, type Wording } from '@form-builder/core/descriptions/field-names.ts';
import { nameDestinations } from '@form-builder/core/version-settings/read-destinations.ts';
import { currentContext } from './staff-texts.ts';

interface WordedVersion extends FormDefinition {
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** Returns the context with which core describes the rules of a version. */
export const wordingOf = ({ pages, variables, settings = {} }: WordedVersion): Wording => ({
  context: currentContext(),
  names: createFieldNames(pages, variableFields(variables)),
  types: fieldTypes,
  destinations: nameDestinations(settings),
});
