import type { ActionName } from '@form-builder/core/logic/logic-rule.ts';
import type { OperandActionType } from '@form-builder/core/logic/operand-action.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a line of the graph does: an action of a rule, or being read by a formula or a text. */
export type EdgeKind = ActionName | OperandActionType | 'read';

/** The words at a line: a forgotten kind does not compile. */
export const edgeTexts: Readonly<Record<EdgeKind, MessageDescriptor>> = {
  show: msg`toont`,
  hide: msg`verbergt`,
  required: msg`maakt verplicht`,
  optional: msg`maakt niet verplicht`,
  enabled: msg`schakelt in`,
  disabled: msg`schakelt uit`,
  set_value: msg`vult in`,
  route: msg`kiest bestemming`,
  read: msg`staat erin`,
};
