import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import { findDerived } from './answer-sources.ts';
import type { SensitiveFields } from './sensitive-fields.ts';

/** The sensitive fields and variables of a version. */
export interface Sensitive {
  readonly fields: SensitiveFields;
  /** The ids of variables. */
  readonly variables: ReadonlySet<string>;
}

/**
 * Finds the fields with sensitive answers: those of a secret type such as `bsn`, those that a
 * designer marked, and those that a formula computes, or a rule fills in, from any of these. Finds
 * the variables with sensitive values: the BSN or KVK number of a login, and values derived from
 * that or from a sensitive answer. In a version with any of these, a formula with an unknown
 * reference counts as sensitive too, because it may depend on them.
 */
export function findSensitive(form: FormDefinition, types: PartialFieldTypeRegistry): Sensitive {
  const found = findDerived(form, types, ({ isIdentifier, isMarked }) => isIdentifier || isMarked);
  return {
    fields: new Map(
      found.flatMap(({ id, definition }) => (definition ? [[id, definition] as const] : [])),
    ),
    variables: new Set(found.flatMap(({ id, definition }) => (definition ? [] : [id]))),
  };
}
