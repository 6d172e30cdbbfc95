import type { Operator } from '../../operator.ts';
import { denies } from '../../operator-words.ts';
import { presenceTests } from '../../families/presence.ts';

/** There is an answer. */
export const isNotEmpty: Operator = {
  words: {
    ...denies('empty'),
    menu: 'describe.operator.is_not_empty',
    kinds: { rows: { ...denies('no_rows'), menu: 'describe.operator.rows' } },
  },
  operand: 'none',
  looksAt: 'presence',
  tests: presenceTests((isEmpty) => !isEmpty),
};
