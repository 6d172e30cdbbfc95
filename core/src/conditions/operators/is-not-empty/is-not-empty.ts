import type { Operator } from '../../operator.ts';
import { negatedClauseWords } from '../../operator-words.ts';
import { presenceTests } from '../../families/presence.ts';

/** The answer is not empty. */
export const isNotEmpty: Operator = {
  words: {
    ...negatedClauseWords('empty'),
    menu: 'describe.operator.is_not_empty',
    kinds: { rows: { ...negatedClauseWords('no_rows'), menu: 'describe.operator.rows' } },
  },
  operand: 'none',
  looksAt: 'presence',
  tests: presenceTests((isEmpty) => !isEmpty),
};
