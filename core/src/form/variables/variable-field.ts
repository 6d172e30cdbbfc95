import type { Field } from '../form-definition.ts';
import type { Variable, VariableKind } from './variable.ts';

/** The field type whose answers a variable of a kind holds. */
export const typeOfKind = {
  text: 'text',
  number: 'number',
  date: 'date',
  boolean: 'checkbox',
} as const satisfies Readonly<Record<VariableKind, Field['type']>>;

/** A variable as rules, formulas and sentences know fields. */
export const variableField = ({ id, short_id, label, value_kind }: Variable): Field => ({
  id,
  short_id,
  label,
  type: typeOfKind[value_kind],
});

/** The variables of a form as fields; absent means that it has none. */
export const variableFields = (variables: readonly Variable[] | undefined): readonly Field[] =>
  variables?.map(variableField) ?? [];
