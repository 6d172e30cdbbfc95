import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { presenceTests } from '../../families/presence.ts';

/** The answer is empty. */
export const isEmpty: Operator = {
  words: {
    ...clauseWords('empty'),
    menu: 'describe.operator.is_empty',
    kinds: { rows: { ...clauseWords('no_rows'), menu: 'describe.operator.no_rows' } },
  },
  operand: 'none',
  looksAt: 'presence',
  tests: presenceTests((isEmpty) => isEmpty),
};
