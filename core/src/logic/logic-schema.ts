import * as v from 'valibot';
import { operatorNames } from '../conditions/registry.ts';
import { routeSchema } from './actions/route/route-schema.ts';
import { setValueSchema } from './actions/set-value/set-value-schema.ts';
import { conditionValueSchema } from './condition-value-schema.ts';
import {
  actionNames,
  pageActionNames,
  type Action,
  type ConditionGroup,
  type LogicRule,
} from './logic-rule.ts';
import type { OperandActions } from './operand-action.ts';

const ruleId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** A field's id, or a path of ids and row indexes such as `children.0.name`. */
const targetSchema = v.pipe(v.string(), v.maxLength(700));

const conditionSchema = v.object({
  id: ruleId,
  type: v.literal('condition'),
  target: v.nullable(targetSchema),
  condition_operator: v.picklist(operatorNames),
  value: conditionValueSchema,
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

/** Every action with an operand: one without its schema does not compile. */
const operandActionSchemas: {
  readonly [T in keyof OperandActions]: v.GenericSchema<unknown, OperandActions[T]>;
} = { set_value: setValueSchema, route: routeSchema };

const actionSchema: v.GenericSchema<unknown, Action> = v.union([
  v.picklist(actionNames),
  ...Object.values(operandActionSchemas),
]);

const rulesWith = (
  action: v.GenericSchema<unknown, Action>,
): v.GenericSchema<unknown, readonly LogicRule[]> =>
  v.pipe(
    v.array(
      v.object({
        id: ruleId,
        condition_group: groupSchema,
        actions: v.pipe(v.array(action), v.maxLength(20)),
        targets: v.exactOptional(v.pipe(v.array(ruleId), v.maxLength(200))),
      }),
    ),
    v.maxLength(100),
  );

/**
 * The schema of the rules of one field; does not resolve targets, because an incomplete rule may be
 * saved.
 */
export const logicSchema = rulesWith(actionSchema);

/** The schema of the rules of one page. */
export const pageLogicSchema = rulesWith(v.picklist(pageActionNames));
