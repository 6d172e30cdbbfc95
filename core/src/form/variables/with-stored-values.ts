import type { Variable, VariableValues } from './variable.ts';

/**
 * Returns the variables of a submission with their values at submission; unchanged without
 * `values`.
 */
export const withStoredValues = (
  variables: readonly Variable[] = [],
  values: VariableValues | null,
): readonly Variable[] =>
  values === null
    ? variables
    : variables.map((one) => ({ ...one, stored_value: values[one.id] ?? null }));
