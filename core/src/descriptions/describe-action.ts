import type { Field } from '../form/form-definition.ts';
import type { RouteAction } from '../logic/actions/route/route-action.ts';
import type { SetValueAction } from '../logic/actions/set-value/set-value-action.ts';
import { isNoValue } from '../conditions/condition-value.ts';
import { isFormulaOperand } from '../logic/actions/set-value/is-formula-operand.ts';
import type { Action } from '../logic/logic-rule.ts';
import type { OperandAction, OperandActionType, OperandActions } from '../logic/operand-action.ts';
import { describeOperand } from './describe-answer.ts';
import { describeFormula } from './describe-formula.ts';
import type { Wording } from './field-names.ts';
import { quote } from './quote.ts';

type Describe<A> = (action: A, wording: Wording, holder: Field | undefined) => string;

/** The text of every action with an operand: a forgotten one does not compile. */
const writers: { readonly [T in OperandActionType]: Describe<OperandActions[T]> } = {
  set_value: describeSetValue,
  route: describeRoute,
};

/**
 * Describes an action, as the beginning of a sentence; formats a value like the answers of
 * `holder`.
 */
export function describeAction(action: Action, wording: Wording, holder?: Field): string {
  if (typeof action === 'string') return wording.context.translate(`describe.action.${action}`);
  // The function belongs to this type, which the type system cannot express.
  const describe = writers[action.type] as Describe<OperandAction>;
  return describe(action, wording, holder);
}

function describeSetValue(
  { value, when }: SetValueAction,
  wording: Wording,
  holder: Field | undefined,
): string {
  const { translate } = wording.context;
  return translate(`describe.action.set_value.${when}`, {
    value: describeFilledValue(value, wording, holder),
  });
}

function describeRoute({ destination }: RouteAction, { context, destinations }: Wording): string {
  const { translate } = context;
  if (destination === '') return translate('describe.action.route_unfinished');
  const name = destinations?.get(destination);
  return name === undefined
    ? translate('describe.action.route_removed')
    : translate('describe.action.route', { destination: quote(name, context) });
}

/** Describes what a rule fills in: a value, or the outcome of a formula. */
export function describeFilledValue(
  value: SetValueAction['value'],
  wording: Wording,
  holder: Field | undefined,
): string {
  const { translate } = wording.context;
  if (isFormulaOperand(value)) {
    const formula = describeFormula(value.formula, wording);
    return formula === ''
      ? translate('describe.nothing_yet')
      : translate('describe.outcome', { formula });
  }
  if (isNoValue(value)) return translate('describe.nothing_yet');
  return describeOperand(value, holder, wording);
}
