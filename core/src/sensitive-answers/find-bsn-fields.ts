import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import { findDerived } from './answer-sources.ts';

/**
 * The ids of the fields whose answers hold a BSN: those that ask for it, and those that a formula computes, or a rule
 * fills in, from such a field or from the identifier of a login.
 */
export function findBsnFields(
  form: FormDefinition,
  types: PartialFieldTypeRegistry,
): ReadonlySet<string> {
  const found = findDerived(form, types, ({ isIdentifier }) => isIdentifier);
  return new Set(found.flatMap(({ id, definition }) => (definition ? [id] : [])));
}
