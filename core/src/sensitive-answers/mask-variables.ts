import type { Variable, VariableValue } from '../form/variables/variable.ts';
import { maskedText } from './masked-text.ts';

/**
 * Replaces sensitive values of variables: a text by its mask, so that it is not empty, others by
 * `null`.
 */
export const maskVariables = (
  sensitive: ReadonlySet<string>,
  variables: readonly Variable[] = [],
): readonly Variable[] =>
  variables.map((one) =>
    one.stored_value !== undefined && sensitive.has(one.id)
      ? { ...one, stored_value: maskOf(one.stored_value) }
      : one,
  );

const maskOf = (value: VariableValue): VariableValue =>
  typeof value === 'string' && value !== '' ? maskedText : null;
