import type { Field } from '../form-definition.ts';
import type { Variable, VariableKind } from './variable.ts';

/** The field type with the same values as a kind of variable. */
export const typeOfKind = {
  text: 'text',
  number: 'number',
  date: 'date',
  boolean: 'checkbox',
} as const satisfies Readonly<Record<VariableKind, Field['type']>>;

/** Converts a variable to a field, for rules, formulas and sentences. */
export const variableField = ({ id, short_id, label, value_kind }: Variable): Field => ({
  id,
  short_id,
  label,
  type: typeOfKind[value_kind],
});

/** Converts the variables of a form to fields; absent: it has none. */
export const variableFields = (variables: readonly Variable[] | undefined): readonly Field[] =>
  variables?.map(variableField) ?? [];
