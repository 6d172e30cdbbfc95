import type { ConditionValue } from '../conditions/condition-value.ts';
import type { OperatorName } from '../conditions/registry.ts';
import type { OperandAction, OperandActions, OperandActionType } from './operand-action.ts';

/** The actions of a rule on its fields that have no operand. */
export const actionNames = ['hide', 'show', 'required', 'optional', 'disabled', 'enabled'] as const;
export type ActionName = (typeof actionNames)[number];

/** The actions that the rule of a page can have. */
export const pageActionNames = ['hide', 'show'] as const satisfies readonly ActionName[];

/** An action of a rule: a name, or an object with a `type` and its operand. */
export type Action = ActionName | OperandAction;

/** Returns the actions without an operand, in order. */
export const actionNamesIn = (actions: readonly Action[]): readonly ActionName[] =>
  actions.filter((action) => typeof action === 'string');

/** Returns the actions of one type with an operand, in order. */
export const operandActionsOf = <T extends OperandActionType>(
  actions: readonly Action[],
  type: T,
): readonly OperandActions[T][] =>
  actions.filter(
    (action): action is OperandActions[T] => typeof action !== 'string' && isOfType(action, type),
  );

const isOfType = (action: { readonly type: string }, type: string) => action.type === type;

/**
 * A condition on another field's answer. It is ignored until it has a target, and a value if its
 * operator needs one.
 */
export interface Condition {
  readonly id: string;
  readonly type: 'condition';
  /**
   * The id of the field whose answer is tested, or the path to it in a given row of a repeating
   * field (`children.0.name`); `null` while the designer has not chosen.
   */
  readonly target: string | null;
  readonly condition_operator: OperatorName;
  readonly value: ConditionValue;
}

/** Conditions and groups joined by all (`and`) or any (`or`). */
export interface ConditionGroup {
  readonly id: string;
  readonly type: 'group';
  readonly logic_operator: 'and' | 'or';
  readonly children: readonly (Condition | ConditionGroup)[];
}

/**
 * When `condition_group` matches, `actions` apply to the field or page with the rule, and to its
 * `targets`.
 */
export interface LogicRule {
  readonly id: string;
  readonly condition_group: ConditionGroup;
  readonly actions: readonly Action[];
  /**
   * The ids of other fields and pages to which the rule applies; each evaluates the conditions at
   * its own position.
   */
  readonly targets?: readonly string[];
}
