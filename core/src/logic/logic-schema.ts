import * as v from 'valibot';
import type { ConditionScalar, OperandKind, Operands } from '../conditions/condition-value.ts';
import { operatorNames } from '../conditions/registry.ts';
import { actionNames, type ConditionGroup, type LogicRule } from './logic-rule.ts';

const ruleId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** A field's id, or a path of ids and row indexes such as `children.0.name`. */
const targetSchema = v.pipe(v.string(), v.maxLength(700));

const scalarSchema: v.GenericSchema<unknown, ConditionScalar> = v.union([
  v.pipe(v.string(), v.maxLength(1000)),
  v.pipe(v.number(), v.finite()),
  v.boolean(),
]);

/** What is stored to compare with: an operand without its schema does not compile. */
const operandSchemas: { readonly [K in OperandKind]: v.GenericSchema<unknown, Operands[K]> } = {
  none: v.null(),
  one: scalarSchema,
  list: v.pipe(v.array(scalarSchema), v.maxLength(100)),
};

const conditionSchema = v.object({
  id: ruleId,
  type: v.literal('condition'),
  target: v.nullable(targetSchema),
  condition_operator: v.picklist(operatorNames),
  value: v.union(Object.values(operandSchemas)),
});

const groupSchema: v.GenericSchema<unknown, ConditionGroup> = v.object({
  id: ruleId,
  type: v.literal('group'),
  logic_operator: v.picklist(['and', 'or']),
  children: v.pipe(
    v.array(v.union([conditionSchema, v.lazy(() => groupSchema)])),
    v.maxLength(100),
  ),
});

/** The rules of one field, as stored; targets are not looked up: a half-made rule may be saved. */
export const logicSchema: v.GenericSchema<unknown, readonly LogicRule[]> = v.pipe(
  v.array(
    v.object({
      id: ruleId,
      condition_group: groupSchema,
      actions: v.pipe(v.array(v.picklist(actionNames)), v.maxLength(actionNames.length)),
      targets: v.exactOptional(v.pipe(v.array(ruleId), v.maxLength(200))),
    }),
  ),
  v.maxLength(100),
);
