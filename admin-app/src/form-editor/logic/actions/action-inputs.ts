import type { OperandActionType } from '@form-builder/core/logic/operand-action.ts';
import type { ActionInput } from './action-input.ts';
import { RuleFillInput } from './rule-fill-input.tsx';
import { RuleRoutesInput } from './rule-routes-input.tsx';

/** An input for every action with an operand, in the order of the panel: a forgotten one does not compile. */
export const actionInputs: Readonly<Record<OperandActionType, ActionInput>> = {
  set_value: RuleFillInput,
  route: RuleRoutesInput,
};
