import type { OperatorName } from '../conditions/registry.ts';
import type { FieldTypeName } from '../field-types/field-types.ts';
import type { ConditionValue } from '../conditions/condition-value.ts';
import type { Action, Condition, LogicRule } from '../logic/logic-rule.ts';
import type { Variable, VariableKind, VariableSource } from './variables/variable.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Field, FieldOf, FormDefinition } from './form-definition.ts';

/** For tests: a clock that always returns noon (UTC) of a day. */
export const buildClock = (today = '2026-11-20'): Clock => ({
  now: () => Date.parse(`${today}T12:00:00Z`),
  today: () => today,
});

/** For tests: a field with its id as its label and a short id derived from it. */
export function buildField<T extends FieldTypeName>(
  type: T,
  id: string,
  more: Partial<FieldOf<T>> = {},
): Field {
  const field = { id, short_id: `${id.toLowerCase()}0000`.slice(0, 12), type, label: id, ...more };
  // A type parameter cannot be narrowed to one member of the union it came from.
  return field as unknown as Field;
}

/** For tests: a form with one page. */
export const buildForm = (...properties: readonly Field[]): FormDefinition => ({
  pages: [{ id: 'page', title: 'Page', properties }],
});

/** For tests: a variable with its id as its name and a short id derived from it. */
export const buildVariable = (
  id: string,
  source: VariableSource,
  value_kind: VariableKind = 'text',
): Variable => ({ id, short_id: buildField('text', id).short_id, label: id, value_kind, source });

/** For tests: a condition. */
export const buildCondition = (
  target: string | null,
  condition_operator: OperatorName,
  value: ConditionValue = null,
): Condition => ({ id: 'condition', type: 'condition', target, condition_operator, value });

/** For tests: a rule whose conditions must all match. */
export const buildRule = (
  actions: readonly Action[],
  ...children: readonly Condition[]
): LogicRule => ({
  id: 'rule',
  actions,
  condition_group: { id: 'group', type: 'group', logic_operator: 'and', children },
});
