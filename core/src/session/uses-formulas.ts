import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import { getDefinition } from '../field-types/get-definition.ts';
import { isComputed } from '../field-types/is-computed.ts';
import type { Field, FormDefinition } from '../form/form-definition.ts';
import type { Variable } from '../form/variables/variable.ts';
import { isFormulaOperand } from '../logic/actions/set-value/is-formula-operand.ts';
import { operandActionsOf, type LogicRule } from '../logic/logic-rule.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import { behaviourOf } from './variables/source-behaviour.ts';

/** Whether a form needs the formula language to run: see `CompileOptions`. */
export function usesFormulas(
  { pages, variables = [] }: FormDefinition,
  types: PartialFieldTypeRegistry,
): boolean {
  if (variables.some(isComputedVariable)) return true;
  for (const { field } of iterateFields(pages)) {
    if (isComputed(getDefinition(types, field.type)) || usesTemplates(field)) return true;
    if (field.logic?.some(fillsInFormula)) return true;
  }
  return false;
}

const isComputedVariable = ({ source }: Variable) => behaviourOf(source).formula !== undefined;

/** Whether a rule fills in the result of a formula. */
const fillsInFormula = ({ actions }: LogicRule) =>
  operandActionsOf(actions, 'set_value').some(({ value }) => isFormulaOperand(value));

/** Whether texts or messages of a field contain formulas. */
export const usesTemplates = (field: Field) =>
  field.use_formula === true ||
  field.custom_error_message_use_formula === true ||
  field.custom_required_message_use_formula === true;
