import type { OperatorName } from '../conditions/registry.ts';
import type { FieldTypeName } from '../field-types/field-types.ts';
import type { ConditionValue } from '../conditions/condition-value.ts';
import type { Action, Condition, LogicRule } from '../logic/logic-rule.ts';
import type { Variable, VariableKind, VariableSource } from './variables/variable.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Field, FieldOf, FormDefinition } from './form-definition.ts';

/** A clock that stands still at noon (UTC) of a day: for tests. */
export const buildClock = (today = '2026-11-20'): Clock => ({
  now: () => Date.parse(`${today}T12:00:00Z`),
  today: () => today,
});

/** A field with its id as its label and a short id made from it: for tests. */
export function buildField<T extends FieldTypeName>(
  type: T,
  id: string,
  more: Partial<FieldOf<T>> = {},
): Field {
  const field = { id, short_id: `${id.toLowerCase()}0000`.slice(0, 12), type, label: id, ...more };
  // A type parameter cannot be narrowed to one member of the union it came from.
  return field as unknown as Field;
}

/** A form of one page: for tests. */
export const buildForm = (...properties: readonly Field[]): FormDefinition => ({
  pages: [{ id: 'page', title: 'Page', properties }],
});

/** A variable with its id as its name and a short id made from it: for tests. */
export const buildVariable = (
  id: string,
  source: VariableSource,
  value_kind: VariableKind = 'text',
): Variable => ({ id, short_id: buildField('text', id).short_id, label: id, value_kind, source });

/** A condition: for tests. */
export const buildCondition = (
  target: string | null,
  condition_operator: OperatorName,
  value: ConditionValue = null,
): Condition => ({ id: 'condition', type: 'condition', target, condition_operator, value });

/** A rule whose conditions must all match: for tests. */
export const buildRule = (
  actions: readonly Action[],
  ...children: readonly Condition[]
): LogicRule => ({
  id: 'rule',
  actions,
  condition_group: { id: 'group', type: 'group', logic_operator: 'and', children },
});
