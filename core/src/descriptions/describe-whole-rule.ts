import type { Action, LogicRule } from '../logic/logic-rule.ts';
import type { OperandAction, OperandActionType } from '../logic/operand-action.ts';
import { describeAction, describeFilledValue } from './describe-action.ts';
import { describeFields, describeGroup, joinWords, lowerFirst } from './describe-rule.ts';
import type { Wording } from './field-names.ts';

/**
 * Describes a rule with the fields and pages to which it applies, for lists of rules of several fields: `Show 'What
 * exactly?' if 'What do you sell?' is equal to 'Other'`.
 */
export function describeWholeRule(rule: LogicRule, holderId: string, wording: Wording): string {
  const { translate, locale } = wording.context;
  const ids = [holderId, ...(rule.targets ?? []).filter((id) => id !== holderId)];
  const fields = describeFields(ids, wording);
  const [first, ...others] = rule.actions.map((action) =>
    describeFor(action, { fields, holderId, wording }),
  );
  const actions =
    first === undefined
      ? translate('describe.action.none')
      : joinWords([first, ...others.map((word) => lowerFirst(word, locale))], 'and', wording);
  const conditions = describeGroup(rule.condition_group, wording);
  return conditions === ''
    ? translate('describe.rule_unfinished', { actions })
    : translate('describe.rule', { actions, conditions });
}

interface Applied {
  readonly fields: string;
  readonly holderId: string;
  readonly wording: Wording;
}

function describeFor(action: Action, applied: Applied): string {
  const { fields, wording } = applied;
  if (typeof action === 'string')
    return wording.context.translate(`describe.apply.${action}`, { fields });
  // The function belongs to this type, which the type system cannot express.
  const describe = writers[action.type] as (action: OperandAction, applied: Applied) => string;
  return describe(action, applied);
}

/** The text of every action with an operand: a forgotten one does not compile. */
const writers: {
  readonly [T in OperandActionType]: (
    action: Extract<OperandAction, { readonly type: T }>,
    applied: Applied,
  ) => string;
} = {
  set_value: ({ value, when }, { fields, holderId, wording }) =>
    wording.context.translate(`describe.apply.set_value.${when}`, {
      fields,
      value: describeFilledValue(value, wording, wording.names.byId.get(holderId)),
    }),
  // A submission is routed, not a field.
  route: (action, { wording }) => describeAction(action, wording),
};
