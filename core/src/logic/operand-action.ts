import type { RouteAction } from './actions/route/route-action.ts';
import type { SetValueAction } from './actions/set-value/set-value-action.ts';

/**
 * The actions with an operand, by `type`. A new action is a folder in `actions/`, a line here, and
 * the lines that do not compile without it: its schema (`logic-schema.ts`), its text
 * (`descriptions/describe-action.ts`) and its input in the editor.
 */
export interface OperandActions {
  readonly set_value: SetValueAction;
  readonly route: RouteAction;
}
export type OperandActionType = keyof OperandActions;
export type OperandAction = OperandActions[OperandActionType];
