import type { Operator } from '../../operator.ts';
import { says } from '../../operator-words.ts';
import { presenceTests } from '../../families/presence.ts';

/** There is no answer. */
export const isEmpty: Operator = {
  words: {
    ...says('empty'),
    menu: 'describe.operator.is_empty',
    kinds: { rows: { ...says('no_rows'), menu: 'describe.operator.no_rows' } },
  },
  operand: 'none',
  looksAt: 'presence',
  tests: presenceTests((isEmpty) => isEmpty),
};
