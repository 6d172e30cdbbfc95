import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import { findDerived, type AnswerSource } from './answer-sources.ts';
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
  return split(findDerived(form, types, ({ isIdentifier, isMarked }) => isIdentifier || isMarked));
}

/**
 * Finds the fields and variables with what the register of persons gives (BRP), and those that a formula computes, or a
 * rule fills in, from it. A visitor may have changed such an answer: it counts all the same.
 */
export function findRegistered(form: FormDefinition, types: PartialFieldTypeRegistry): Sensitive {
  return split(findDerived(form, types, ({ isFromRegister }) => isFromRegister));
}

/** The fields and variables of both. */
export const joinSensitive = (one: Sensitive, other: Sensitive): Sensitive => ({
  fields: new Map([...one.fields, ...other.fields]),
  variables: new Set([...one.variables, ...other.variables]),
});

function split(found: readonly AnswerSource[]): Sensitive {
  return {
    fields: new Map(
      found.flatMap(({ id, definition }) => (definition ? [[id, definition] as const] : [])),
    ),
    variables: new Set(found.flatMap(({ id, definition }) => (definition ? [] : [id]))),
  };
}
