import type { OperatorName } from '@form-builder/core/conditions/registry.ts';
import type { ConditionValue } from '@form-builder/core/conditions/condition-value.ts';
import type {
  Action,
  Condition,
  ConditionGroup,
  LogicRule,
} from '@form-builder/core/logic/logic-rule.ts';

type Test = readonly [target: string, operator: OperatorName, value?: ConditionValue];

/** A rule with one group: the actions apply when every test holds. */
export function whenAll(id: string, tests: readonly Test[], ...actions: Action[]): LogicRule {
  return rule(id, 'and', tests, actions);
}

/** A rule with one group: the actions apply when at least one test holds. */
export function whenAny(id: string, tests: readonly Test[], ...actions: Action[]): LogicRule {
  return rule(id, 'or', tests, actions);
}

function rule(
  id: string,
  operator: ConditionGroup['logic_operator'],
  tests: readonly Test[],
  actions: readonly Action[],
): LogicRule {
  const children = tests.map((test, index) => condition(`${id}-${index + 1}`, test));
  return {
    id,
    condition_group: { id: `${id}-group`, type: 'group', logic_operator: operator, children },
    actions,
  };
}

function condition(id: string, [target, operator, value = null]: Test): Condition {
  return { id, type: 'condition', target, condition_operator: operator, value };
}
