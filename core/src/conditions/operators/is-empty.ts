import type { Operator } from '../operator.ts';
import { presenceTests } from '../families/presence.ts';

/** There is no answer. */
export const isEmpty: Operator = {
  name: 'is_empty',
  operand: 'none',
  looksAt: 'presence',
  tests: presenceTests((isEmpty) => isEmpty),
};
