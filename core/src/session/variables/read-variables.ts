import type { AnyDefinition } from '../../field-types/field-types.ts';
import { checkboxDefinition } from '../../field-types/checkbox/checkbox.ts';
import { plainDateDefinition } from '../../field-types/date/plain-date.ts';
import type { InputDefinition, ResultKind } from '../../field-types/field-type.ts';
import { numberDefinition } from '../../field-types/number/number.ts';
import { plainTextDefinition } from '../../field-types/text/plain-text.ts';
import { variableField } from '../../form/variables/variable-field.ts';
import type { Variable, VariableKind } from '../../form/variables/variable.ts';
import type { VariableField } from '../program/build-program.ts';
import { behaviourOf, type VariableBehaviour } from './source-behaviour.ts';

/** Converts variables to fields of the form's scope; a separate part, because few forms have any. */
export const readVariables = (variables: readonly Variable[]): readonly VariableField[] =>
  variables.map((variable) => {
    const { source, stored_value: stored } = variable;
    const behaviour = stored === undefined ? behaviourOf(source) : { constant: stored };
    return {
      variable,
      field: variableField(variable),
      definition: definitions[variable.value_kind](behaviour),
      isFixed: behaviour.constant !== undefined,
    };
  });

type Define = (behaviour: VariableBehaviour) => AnyDefinition;

/** A variable of each kind is parsed, compared and written like an answer of a field type. */
const definitions: Readonly<Record<VariableKind, Define>> = {
  text: (behaviour) => define(plainTextDefinition, 'text', behaviour),
  number: (behaviour) => define(numberDefinition, 'number', behaviour),
  date: (behaviour) => define(plainDateDefinition, 'day', behaviour),
  boolean: (behaviour) => define(checkboxDefinition, 'boolean', behaviour),
};

function define<T extends string, S, V>(
  definition: InputDefinition<T, S, V>,
  result: ResultKind,
  { formula, constant = null }: VariableBehaviour,
): InputDefinition<T, S, V> {
  return {
    ...definition,
    emptyValue: null,
    initialValue: (field) => definition.parse(constant, field) ?? null,
    ...(formula !== undefined && {
      computation: { formulaOf: (_field, shortIdOf) => formula(shortIdOf), result },
    }),
  };
}
