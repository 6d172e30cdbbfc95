import type { Operator } from '../operator.ts';
import { presenceTests } from '../families/presence.ts';

/** There is an answer. */
export const isNotEmpty: Operator = {
  name: 'is_not_empty',
  operand: 'none',
  looksAt: 'presence',
  tests: presenceTests((isEmpty) => !isEmpty),
};
